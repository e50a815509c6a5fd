import { momentText } from '../../ui/date-words.ts';
import { PrintStyles } from '../../ui/print-styles.tsx';
import { useIsPrinting } from '../../ui/use-printing.ts';
import { AlgorithmHelp } from './algorithm-help.tsx';
import { AlgorithmSources } from './algorithm-sources.tsx';
import { ChartNotes } from './chart-notes.tsx';
import { PrintedChart } from './printed-chart.tsx';
import type { ShownAlgorithm } from './shown-algorithm.ts';
import { StepList } from './step-list.tsx';

/** The printed sheet of an algorithm: the chart, then its notes, steps, help and sources. */
export function PrintedAlgorithm({ algorithm }: { readonly algorithm: ShownAlgorithm }) {
  const isPrinting = useIsPrinting();
  return (
    <>
      <PrintStyles />
      {isPrinting && (
        <article data-printed className="fixed top-full flex flex-col gap-4">
          <header>
            <h2 className="font-bold text-xl">{algorithm.title}</h2>
            <p className="text-sm">
              {`Printed ${momentText(Date.now())}. `}
              {algorithm.reviewed === null && 'Awaiting clinical review: no clinician has signed this off.'}
            </p>
          </header>
          {algorithm.svg !== null && <PrintedChart svg={algorithm.svg} />}
          <ChartNotes algorithm={algorithm} />
          <StepList algorithm={algorithm} />
          <AlgorithmHelp help={algorithm.help} />
          <AlgorithmSources algorithm={algorithm} />
        </article>
      )}
    </>
  );
}
