import { classNames } from '../../../ui/class-names.ts';
import { toneStyle } from '../../../ui/tone.ts';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { barStatus, barTitle, breakingBeforeUnit, type ShownResult } from './shown-result.ts';

interface ResultBarProps {
  readonly shown: ShownResult;
  /** The short text of the most important danger for this figure. */
  readonly brief: string | undefined;
  readonly onOpen: () => void;
}

/**
 * The result above the bottom navigation of a phone, always visible while the inputs scroll. A tap scrolls to
 * the whole result with its cautions. A wider screen shows the card beside the inputs instead.
 */
export function ResultBar({ shown, brief, onOpen }: ResultBarProps) {
  const { tone, atAGlance } = shown;
  const text = breakingBeforeUnit(atAGlance?.text ?? shown.text);
  // `5600 mL` is shown large, whereas `24 weeks 0 days` leaves room for its band.
  const isLong = text.length > 8;
  const status = barStatus(shown);
  return (
    <section
      aria-label="Result at a glance"
      data-over-foot
      // Large text is limited by the width of the screen, because the inputs need most of its height.
      className="fixed right-0 left-(--rail-width) bottom-(--bottom-bar-height) z-10 border-line border-t bg-surface text-[min(1rem,5vw)] beside:hidden print:hidden short:pb-[env(safe-area-inset-bottom)] shadow-[0_-4px_12px_rgb(0_0_0/0.08)]"
    >
      <button
        type="button"
        onClick={onOpen}
        className="flex w-full flex-col text-left"
        title="Show the whole result"
      >
        <span
          className={classNames(
            'flex min-h-[3.5em] w-full flex-wrap items-center gap-x-3 border-l-6 px-(--page-inset) py-[0.5em]',
            tone === 'neutral' ? 'border-line-strong' : toneStyle[tone],
          )}
        >
          <span className={classNames('max-w-full', isLong ? 'leading-tight' : 'shrink-0')}>
            {atAGlance && <span className="block text-[0.875em]">{`${atAGlance.label} `}</span>}
            <span
              className={classNames('font-bold', isLong ? 'text-[1.125em]' : 'text-[1.5em] leading-none')}
            >
              {text === '--' ? <NoResult /> : text}
            </span>
            {/* The blank is read out too: "9 of 12", not "9of 12". */}
            {atAGlance === undefined && shown.suffix !== undefined && (
              <span className="text-[0.875em]">{` ${shown.suffix}`}</span>
            )}
          </span>
          {/* Where the figure leaves no room beside it, the words stand below it. */}
          <span className="min-w-0 flex-1 basis-[10em]">
            <span className="flex items-center gap-1.5 font-semibold leading-tight">
              {tone !== 'neutral' && <ToneIcon tone={tone} />}
              {barTitle(shown) ?? shown.label}
            </span>
            {status !== '' && <span className="block text-[0.875em] text-ink-muted">{status}</span>}
          </span>
        </span>
        {brief !== undefined && (
          <span className="flex w-full items-center gap-1.5 bg-danger-solid px-(--page-inset) py-1 font-semibold text-[0.875em] text-on-danger">
            <ToneIcon tone="danger" />
            {brief}
          </span>
        )}
      </button>
    </section>
  );
}

/** Dashes, which a screen reader would spell. */
function NoResult() {
  return (
    <>
      <span aria-hidden>--</span>
      <span className="sr-only">No result yet</span>
    </>
  );
}
