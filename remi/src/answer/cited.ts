import type { Interaction, KeyedSource } from '@oryx/contract';

/** The key of a source that stands for the pages of Oryx, which an answer links anyway. */
const ownPages = 'oryx';

/** What a stored row says of its source, and of who has reviewed it. */
type Stored = Pick<Interaction, 'source' | 'basis' | 'review'>;

/** Returns the words for who has reviewed a stored row, or that it waits. */
export function reviewWords({ review }: Pick<Stored, 'review'>): string {
  return review ? `Reviewed by ${review.by}, ${review.on}.` : 'Awaiting clinical review.';
}

/** Returns the words for the source of a stored row and for its review. */
export function cited(row: Stored, sources: readonly KeyedSource[]): string {
  const { source, basis } = row;
  const publication = sources.find(({ key }) => key === source);
  const named =
    basis === 'seen' && publication && source !== ownPages ? [`Source: ${publication.title}.`] : [];
  return [...named, reviewWords(row)].join(' ');
}
