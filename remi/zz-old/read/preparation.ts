import type { Patterns } from '@oryx/search';

/** What a text may ask about making up or running a drug, the most specific request first. */
const requests = ['drops', 'rate', 'mix', 'volume', 'strength'] as const;
type PreparationRequest = (typeof requests)[number];

/** Returns what a text asks for, the most specific request first. */
export const preparationRequests = (text: string, patterns: Patterns): readonly PreparationRequest[] =>
  requests.filter((request) => patterns(`asks-${request}`).test(text));
