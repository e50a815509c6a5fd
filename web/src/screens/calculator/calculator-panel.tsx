import { briefFor, type Definition, evaluateDefinition, type PanelId } from '@oryx/calculators';
import { type ComponentType, lazy, Suspense, useMemo, useRef } from 'react';
import { useAfterPaint } from '../../device/use-after-paint.ts';
import { WarmUp } from '../../device/warm-up.tsx';
import { Announcement } from '../../ui/announcement.tsx';
import { toneStyle } from '../../ui/tone.ts';
import { InputForm } from './fields/input-form.tsx';
import { rehearsal } from './rehearsal.ts';
import { ResultBar } from './result/result-bar.tsx';
import { ResultCard } from './result/result-card.tsx';
import { shownResult, spokenResult } from './result/shown-result.ts';
import { WholeResult } from './result/whole-result.tsx';
import { useEntries } from './use-entries.ts';

const panels: Record<PanelId, ComponentType<{ title: string; definition: Definition }>> = {
  'units-converter': lazy(async () => ({
    default: (await import('./panels/units-converter-panel.tsx')).UnitsConverterPanel,
  })),
};

interface CalculatorPanelProps {
  readonly title: string;
  readonly definition: Definition;
  /** The fragment of a link with values, or nothing. */
  readonly link: string;
}

/** The interactive part of a tool: its inputs, with its result beside or below them. */
export function CalculatorPanel({ title, definition, link }: CalculatorPanelProps) {
  const Own = definition.panel && panels[definition.panel];
  return Own ? (
    <Suspense>
      <Own title={title} definition={definition} />
    </Suspense>
  ) : (
    <>
      <GeneratedPanel title={title} definition={definition} link={link} />
      <WarmUp rehearse={(panel) => rehearsal(panel, definition.resetLabel)}>
        <GeneratedPanel title={title} definition={definition} link="" />
      </WarmUp>
    </>
  );
}

function GeneratedPanel({ title, definition, link }: CalculatorPanelProps) {
  const entries = useEntries(definition, link);
  const { raw, numbers } = entries;
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useMemo(() => {
    const evaluation = evaluateDefinition(definition, raw, new Date());
    return { definition, raw, typed: numbers, evaluation, shown: shownResult(definition, evaluation) };
  }, [definition, raw, numbers]);
  // The answered field and the result bar are painted first. The cards follow, because they take as long to render and
  // lay out as the answer, and on a phone they are out of sight.
  const cardResult = useAfterPaint(result);
  const { evaluation, shown } = result;
  const brief = briefFor(definition, evaluation);
  return (
    <>
      {entries.isFromLink && (
        <p role="status" className={`rounded-control border px-3 py-2 font-semibold ${toneStyle.caution}`}>
          These values came from a link. Check each one.
          {definition.fromPatient && ' They are not taken from the patient in hand.'}
        </p>
      )}
      {definition.resultAtTop && <ResultCard result={cardResult} title="Result so far" />}
      <div className="grid grid-cols-1 items-start gap-4 beside:grid-cols-[minmax(0,1fr)_min(24rem,45%)] wide:gap-6">
        <div className="min-w-0 print:hidden">
          <InputForm definition={definition} entries={entries} evaluation={evaluation} />
        </div>
        <WholeResult title={title} result={cardResult} headingRef={heading} onReset={entries.changes.reset} />
      </div>
      <Announcement text={spokenResult(shown, brief)} />
      <ResultBar
        shown={shown}
        brief={brief}
        onOpen={() => {
          heading.current?.scrollIntoView({ block: 'start' });
          heading.current?.focus({ preventScroll: true });
        }}
      />
    </>
  );
}
