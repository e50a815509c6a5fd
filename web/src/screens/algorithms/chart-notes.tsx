import { hasNote } from '@oryx/contract/algorithms';
import { Link, useLocation } from 'wouter';
import { usePages } from '../../search/use-pages.ts';
import { AlgorithmHelp } from './algorithm-help.tsx';
import type { ShownAlgorithm } from './shown-algorithm.ts';
import { StepNotes } from './step-notes.tsx';

/** What stands below a chart: when to call for help, the notes by the numbers of its boxes, and its links. */
export function ChartNotes({ algorithm: { steps, help } }: { readonly algorithm: ShownAlgorithm }) {
  const noted = steps.filter(hasNote);
  return (
    <div className="flex select-text flex-col gap-4 border-line border-t pt-3 empty:hidden">
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
      <NamedPages steps={steps} />
    </div>
  );
}

/** Links to the pages that the boxes name, because a drawing holds no links. */
function NamedPages({ steps }: Pick<ShownAlgorithm, 'steps'>) {
  const { names, titles } = usePages();
  const [location] = useLocation();
  const texts = steps.flatMap(({ heading, details }) => [heading, ...details]);
  const routes = texts.flatMap((text) => names.piecesOf(text)).flatMap(({ route }) => route ?? []);
  const others = [...new Set(routes)].filter((route) => route !== location);
  if (others.length === 0) return null;
  return (
    <nav aria-label="Pages that this chart names" className="flex flex-wrap gap-x-4">
      {others.map((route) => (
        <Link
          key={route}
          href={route}
          className="inline-flex min-h-12 items-center py-2 text-accent-ink underline"
        >
          {titles.get(route)}
        </Link>
      ))}
    </nav>
  );
}
