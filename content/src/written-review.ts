import { type Review, review } from '@oryx/contract';
import { z } from 'zod';

export const draft: Review = { status: 'draft', by: null, on: null };

/**
 * What a file says of its review. It has to be well formed and is not believed: readers see "Reviewed" only where signatures
 * of two people fit the text.
 */
export const writtenReview = z.pipe(
  review,
  z.transform((): Review => draft),
);
