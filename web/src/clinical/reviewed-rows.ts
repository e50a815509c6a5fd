import type { Dose } from '@oryx/contract';

/** A row that may have been reviewed by itself. */
export interface Reviewable {
  readonly review?: Dose['review'];
}

/** Returns who has reviewed all of some rows, and when the last one was; null while a row waits. */
export function reviewOfRows(
  rows: readonly Reviewable[],
): { readonly by: string; readonly on: string } | null {
  const reviews = rows.flatMap(({ review }) => review ?? []);
  if (rows.length === 0 || reviews.length < rows.length) return null;
  const names = new Set(reviews.flatMap(({ by }) => by.split(', ')));
  const days = reviews.map(({ on }) => on).sort();
  return { by: [...names].join(', '), on: days.at(-1) ?? '' };
}

/** Returns true if some rows are reviewed and others wait, so that each of them says so. */
export function areOfDifferentReview(rows: readonly Reviewable[]): boolean {
  return rows.some(({ review }) => review) && rows.some(({ review }) => !review);
}
