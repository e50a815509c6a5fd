import { ecgCases } from './cases/ecg-cases.ts';

/** Words that a clinician reads in a minute to learn from them. */
const wordsPerMinute = 200;

/** Minutes that the texts of the cases take to read, rounded up. */
export const readingMinutes = Math.ceil(
  ecgCases.flatMap(({ patient, vitals, recording, inWords, questions }) =>
    textsIn([patient, vitals, recording, inWords, questions]).flatMap((text) => text.split(/\s+/)),
  ).length / wordsPerMinute,
);

/** Returns every text in a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
