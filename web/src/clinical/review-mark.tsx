import { classNames } from '../ui/class-names.ts';
import { toneStyle } from '../ui/tone.ts';
import { ToneIcon } from '../ui/tone-icon.tsx';

/** Marks content that no clinician has reviewed. */
export function ReviewMark({ className }: { className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex w-fit items-center gap-1 rounded-full border px-2 py-px align-middle font-medium text-xs leading-snug',
        toneStyle.caution,
        className,
      )}
    >
      <ToneIcon tone="caution" className="size-[1.1em]" />
      Awaiting clinical review
    </span>
  );
}
