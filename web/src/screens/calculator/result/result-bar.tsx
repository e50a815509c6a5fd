import { classNames } from '../../../ui/class-names.ts';
import { toneStyle } from '../../../ui/tone.ts';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import type { ShownResult } from './shown-result.ts';

interface ResultBarProps {
  readonly shown: ShownResult;
  /** The short text of the most important danger for this figure. */
  readonly brief: string | undefined;
  readonly onOpen: () => void;
}

/**
 * The result above the bottom navigation of a phone, always visible while the inputs scroll. A tap scrolls to
 * the whole result with its cautions. A wide screen shows the card beside the inputs instead.
 */
export function ResultBar({ shown, brief, onOpen }: ResultBarProps) {
  const { tone, atAGlance } = shown;
  // A dose with its unit may break in large text, which a no-break space would forbid.
  const text = atAGlance?.text.replaceAll('\u00a0', ' ') ?? shown.text;
  // `5600 mL` is shown large, whereas `24 weeks 0 days` leaves room for its band.
  const isLong = text.length > 8;
  return (
    <section
      aria-label="Result at a glance"
      className="fixed inset-x-0 bottom-(--bottom-bar-height) z-10 border-line border-t bg-surface wide:hidden print:hidden shadow-[0_-4px_12px_rgb(0_0_0/0.08)]"
    >
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full flex-col text-left"
        title="Show the whole result"
      >
        <span
          className={classNames(
            'flex min-h-14 w-full items-center gap-3 border-l-6 px-(--page-inset) py-2',
            tone === 'neutral' ? 'border-line-strong' : toneStyle[tone],
          )}
        >
          <span
            className={classNames(
              atAGlance ? 'max-w-3/5' : 'max-w-1/2',
              isLong ? 'leading-tight' : 'shrink-0',
            )}
          >
            {atAGlance && <span className="block text-sm">{`${atAGlance.label} `}</span>}
            <span className={classNames('font-bold', isLong ? 'text-lg' : 'text-2xl leading-none')}>
              {text}
            </span>
            {/* The blank is read out too: "9 of 12", not "9of 12". */}
            {atAGlance === undefined && shown.suffix !== undefined && (
              <span className="text-sm">{` ${shown.suffix}`}</span>
            )}
          </span>
          <span className="min-w-0 flex-1">
            <span className="flex items-center gap-1.5 font-semibold leading-tight">
              {tone !== 'neutral' && <ToneIcon tone={tone} />}
              {shown.bandTitle ?? shown.label}
            </span>
            {shown.progress !== undefined && (
              <span className="block text-ink-muted text-sm">{shown.progress}</span>
            )}
          </span>
        </span>
        {brief !== undefined && (
          <span className="flex w-full items-center gap-1.5 bg-danger-solid px-(--page-inset) py-1 font-semibold text-on-danger text-sm">
            <ToneIcon tone="danger" />
            {brief}
          </span>
        )}
      </button>
    </section>
  );
}
