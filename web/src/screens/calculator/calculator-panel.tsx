import { briefFor, type Definition, evaluateDefinition, type PanelId } from '@oryx/calculators';
import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { Announcement } from '../../ui/announcement.tsx';
import { InputForm } from './fields/input-form.tsx';
import { PrintedInputs } from './result/printed-inputs.tsx';
import { ResultActions } from './result/result-actions.tsx';
import { ResultBar } from './result/result-bar.tsx';
import { ResultCard } from './result/result-card.tsx';
import { shownResult, spokenResult } from './result/shown-result.ts';
import { useEntries } from './use-entries.ts';

const panels: Record<PanelId, ComponentType<{ title: string; definition: Definition }>> = {
  'units-converter': lazy(async () => ({
    default: (await import('./panels/units-converter-panel.tsx')).UnitsConverterPanel,
  })),
};

/** The interactive part of a tool: its inputs, with its result beside or below them. */
export function CalculatorPanel({ title, definition }: { title: string; definition: Definition }) {
  const Own = definition.panel && panels[definition.panel];
  return Own ? (
    <Suspense>
      <Own title={title} definition={definition} />
    </Suspense>
  ) : (
    <GeneratedPanel title={title} definition={definition} />
  );
}

function GeneratedPanel({ title, definition }: { title: string; definition: Definition }) {
  const entries = useEntries(definition);
  const heading = useRef<HTMLHeadingElement>(null);
  const evaluation = evaluateDefinition(definition, entries.raw, new Date());
  const shown = shownResult(definition, evaluation);
  const brief = briefFor(definition, evaluation);
  const result = { definition, evaluation, shown };
  return (
    <>
      {definition.resultAtTop && <ResultCard {...result} title="Result so far" />}
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_24rem] wide:gap-6">
        <div className="min-w-0 print:hidden">
          <InputForm definition={definition} entries={entries} evaluation={evaluation} />
        </div>
        <PrintedInputs definition={definition} raw={entries.raw} typed={entries.numbers} />
        <aside className="wide:sticky wide:top-8">
          <ResultCard
            {...result}
            title="Result"
            headingRef={heading}
            actions={
              <ResultActions
                title={title}
                definition={definition}
                raw={entries.raw}
                typed={entries.numbers}
                evaluation={evaluation}
                onReset={entries.changes.reset}
              />
            }
          />
        </aside>
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
