import { readAmounts } from '@oryx/doses';

/** Leaves the amounts of drugs out of a patient's story, so that they are never repeated as if Oryx stated them. */
export const withoutAmounts = (text: string): string =>
  readAmounts(text).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}...${rest.slice(end)}`,
    text,
  );
