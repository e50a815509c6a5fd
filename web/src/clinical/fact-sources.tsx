import type { KeyedSource, Medication } from '@oryx/contract';
import { cited } from './cited.ts';
import { shown } from './shown.ts';
import { SourceItem } from './source-numbers.tsx';

const howRead = {
  full: 'read in full',
  excerpt: 'read in excerpt',
  none: 'named from general knowledge, not opened',
} as const;

interface FactSourcesProps {
  readonly sources: readonly KeyedSource[];
  readonly review: Medication['review'];
}

/** The sources of the facts, how far each was read, and the review status. */
export function FactSources({ sources, review }: FactSourcesProps) {
  return (
    <section aria-label="Sources" className="flex flex-col gap-2 border-line border-t pt-4 text-sm">
      <h3 className="font-semibold">Sources</h3>
      {sources.length === 0 ? (
        <p>{shown(null)}</p>
      ) : (
        <ol className="flex list-decimal flex-col gap-1.5 pl-6">
          {sources.map(({ key, title, edition, read, for: facts }, place) => (
            <SourceItem key={`${key} ${title}`} place={place}>
              {cited({ title, edition })}
              <span className="block text-ink-muted">
                {facts === '' ? howRead[read] : `${facts}; ${howRead[read]}`}
              </span>
            </SourceItem>
          ))}
        </ol>
      )}
      <p>
        {review.status === 'reviewed'
          ? `Reviewed by ${review.by} on ${review.on}.`
          : 'Awaiting clinical review. No clinician has signed these facts off. What carries this mark of its own rests on general knowledge and was not read in a source.'}
      </p>
    </section>
  );
}
