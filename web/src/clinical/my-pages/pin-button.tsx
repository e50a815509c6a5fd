import Star from 'lucide-react/icons/star';
import { classNames } from '../../ui/class-names.ts';
import { usePinning } from './use-pinning.ts';

interface PinButtonProps {
  /** Path of the page. */
  readonly path: string;
  readonly title: string;
  readonly className?: string;
}

/** A star that puts a page among the pinned ones on Home, and takes it out again. */
export function PinButton({ path, title, className }: PinButtonProps) {
  const { isOn, toggle } = usePinning(path, title);
  return (
    <button
      type="button"
      aria-label={`Pin ${title} to Home`}
      aria-pressed={isOn}
      onClick={toggle}
      className={classNames(
        'flex size-12 shrink-0 items-center justify-center rounded-control -outline-offset-3 hover:bg-yours-soft print:hidden',
        isOn ? 'text-yours-line' : 'text-ink-muted',
        className,
      )}
    >
      <Star aria-hidden fill={isOn ? 'currentColor' : 'none'} className="size-6" />
    </button>
  );
}
