import { cited } from '../../clinical/cited.ts';
import { noInformation } from '../../clinical/shown.ts';
import type { ShownAlgorithm } from './shown-algorithm.ts';

const howRead = {
  full: 'Read in full.',
  excerpt: 'Read in excerpt.',
  none: 'Not opened, named for comparison only.',
} as const;

/** The origin, references and review status of an algorithm. */
export function AlgorithmSources({ algorithm }: { algorithm: ShownAlgorithm }) {
  const { sourceNotes, sources, references, reviewed } = algorithm;
  return (
    <section
      aria-label="Sources"
      className="wrap-anywhere flex flex-col gap-2 border-line border-t pt-4 text-sm"
    >
      <h3 className="font-semibold">Sources</h3>
      <p>Drafted by Oryx from public sources. Not the text of a ministry or a council.</p>
      {sourceNotes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ol className="list-decimal space-y-1 pl-6">
        {sources.length > 0
          ? sources.map(({ title, edition, read }) => (
              <li key={`${title} ${edition}`}>
                {cited({ title, edition })}. <span className="text-ink-muted">{howRead[read]}</span>
              </li>
            ))
          : (references.length > 0 ? references : [noInformation]).map((reference) => (
              <li key={reference}>{reference}</li>
            ))}
      </ol>
      <p>
        {reviewed === null
          ? 'Awaiting clinical review. No clinician has signed this algorithm off.'
          : `Reviewed by ${reviewed.by} on ${reviewed.on}.`}
      </p>
    </section>
  );
}
