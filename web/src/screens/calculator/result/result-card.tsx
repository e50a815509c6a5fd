import { type BandColour, cautionsFor, nextPages, soundFigures } from '@oryx/calculators';
import { memo, type ReactNode, type Ref } from 'react';
import { DangerList, NoteList } from '../../../clinical/caution-list.tsx';
import { FigureRows } from '../../../clinical/figure-rows.tsx';
import { NextPages } from '../../../search/next-pages.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { toneStyle } from '../../../ui/tone.ts';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { OverviewRows } from './overview-rows.tsx';
import { breakingBeforeUnit, type CalculatorResult, type ShownResult } from './shown-result.ts';

interface ResultCardProps {
  readonly title: string;
  readonly result: Pick<CalculatorResult, 'definition' | 'evaluation' | 'shown'>;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Copy, print and reset. */
  readonly actions?: ReactNode;
}

/** The whole result: figure, band, advice, what is missing, and every danger. */
export const ResultCard = memo(function ResultCard({ title, result, headingRef, actions }: ResultCardProps) {
  const { definition, evaluation, shown } = result;
  const { outcome } = evaluation;
  return (
    <Card className="flex flex-col gap-4">
      <h2 ref={headingRef} tabIndex={-1} className="font-bold text-lg focus:outline-none">
        {title}
      </h2>
      <Headline shown={shown} />
      {outcome.overview && <OverviewRows overview={outcome.overview} />}
      <DangerList cautions={cautionsFor(definition, evaluation)} />
      {/* A tool that shows its result twice links once. */}
      {actions !== undefined && <NextPages pages={nextPages(definition, evaluation)} />}
      <FigureRows figures={soundFigures(evaluation)} />
      {outcome.groups?.map((group) => (
        <section key={group.title} className="flex flex-col gap-2 border-line border-t pt-3">
          <h3 className="font-semibold">{group.title}</h3>
          <DangerList cautions={group.cautions ?? []} />
          <FigureRows figures={group.figures} />
          {group.notes?.map((note) => (
            <p key={note} className="text-ink-muted text-sm">
              {note}
            </p>
          ))}
          <NoteList cautions={group.cautions ?? []} />
        </section>
      ))}
      {outcome.notes?.map((note) => (
        <p key={note} className="text-ink-muted text-sm">
          {note}
        </p>
      ))}
      {/* The tool's own notes stand under "Know before you use"; these hold for this result. */}
      <div className="border-line border-t pt-3 empty:hidden">
        <NoteList cautions={outcome.cautions ?? []} />
      </div>
      {actions}
    </Card>
  );
});

function Headline({ shown }: { shown: ShownResult }) {
  const { tone } = shown;
  return (
    <div
      className={classNames(
        'flex flex-col gap-2 rounded-control border px-4 py-3',
        tone === 'neutral' ? 'border-line bg-sunken' : toneStyle[tone],
      )}
    >
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="w-full font-medium text-sm">{shown.label}</span>
        <span className="font-bold text-[min(2.75rem,12vw)] leading-none">
          <span aria-hidden={shown.text === '--'}>{breakingBeforeUnit(shown.text)}</span>
          {shown.text === '--' && <span className="sr-only">no result yet</span>}
        </span>
        {shown.suffix !== undefined && <span>{shown.suffix}</span>}
      </p>
      {shown.untouched !== undefined && <p className="text-sm">{shown.untouched}</p>}
      {shown.lead !== undefined && <p className="font-bold text-lg leading-snug">{shown.lead}</p>}
      {shown.bandTitle !== undefined && (
        // In large text the colour wraps to its own line beside a long title.
        <p
          className={classNames(
            'flex flex-wrap items-center gap-2 leading-snug',
            shown.lead === undefined && shown.untouched === undefined
              ? 'font-bold text-lg'
              : 'text-ink-muted',
          )}
        >
          <span className="flex min-w-0 items-center gap-2">
            {tone !== 'neutral' && <ToneIcon tone={tone} />}
            <span className="wrap-anywhere min-w-0">{shown.bandTitle}</span>
          </span>
          {shown.colour !== undefined && <Swatch colour={shown.colour} />}
        </p>
      )}
      {shown.advice !== undefined && <p>{shown.advice}</p>}
      {shown.progress !== undefined && (
        <p className="text-sm">
          <span className="font-semibold">{shown.progress}.</span>{' '}
          {shown.missingLabels.length > 0 && `Missing: ${shown.missingLabels.join('; ')}`}
        </p>
      )}
      {shown.notCountedLabels.length > 0 && (
        <p className="text-sm">
          <span className="font-semibold">Not counted:</span>
          {` ${shown.notCountedLabels.join('; ')}`}
        </p>
      )}
    </div>
  );
}

const swatches: Record<BandColour, string> = {
  green: 'bg-[#1a9850]',
  'light green': 'bg-[#a6d96a]',
  yellow: 'bg-[#fee08b]',
  orange: 'bg-[#f08c2e]',
  red: 'bg-[#d73027]',
};

/** The specified colour of a band, with its name for screen readers. */
function Swatch({ colour }: { colour: BandColour }) {
  return (
    <span className="ml-auto flex items-center gap-1.5 font-normal text-sm">
      <span aria-hidden className={`size-4 rounded-full border border-line-strong ${swatches[colour]}`} />
      {colour}
    </span>
  );
}
