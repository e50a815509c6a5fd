import type { KeyedSource } from '@oryx/contract';

/** The key of a source that stands for the pages of Oryx, which an answer links anyway. */
const ownPages = 'oryx';

/** Returns the words for the source of a stored row. A row that rests on general knowledge says so. */
export function cited(
  { source, basis }: { readonly source: string; readonly basis: 'seen' | 'general' },
  sources: readonly KeyedSource[],
): string {
  if (basis === 'general') return 'Awaiting clinical review.';
  const publication = sources.find(({ key }) => key === source);
  return publication && source !== ownPages ? `Source: ${publication.title}.` : '';
}
