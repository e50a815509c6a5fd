import { hasNote } from '@oryx/contract/algorithms';
import { AlgorithmHelp } from './algorithm-help.tsx';
import type { ShownAlgorithm } from './shown-algorithm.ts';
import { StepNotes } from './step-notes.tsx';

/** The notes below a chart, by the numbers of its boxes, and when to call for help. */
export function ChartNotes({ algorithm: { steps, help } }: { readonly algorithm: ShownAlgorithm }) {
  const noted = steps.filter(hasNote);
  if (noted.length === 0 && help === null) return null;
  return (
    <div className="flex select-text flex-col gap-4 border-line border-t pt-3">
      <AlgorithmHelp help={help} />
      {noted.length > 0 && (
        <ol aria-label="Notes to the chart" className="wrap-anywhere flex list-decimal flex-col gap-2 pl-6">
          {noted.map((step) => (
            <li key={step.id}>
              <span className="font-semibold">{step.heading}</span>
              <StepNotes step={{ ...step, goes: undefined }} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
