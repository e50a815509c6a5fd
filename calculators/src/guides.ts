import type { Guide } from './kit/guide.ts';

/** Loads the guides of the tools that have one, by the id of the tool. */
const guides: Readonly<Record<string, () => Promise<Guide>>> = {
  egfr: async () => (await import('./egfr/guide.ts')).guide,
};

/** Returns a function that loads the guide of a tool, or undefined if it has none. */
export const guideOf = (id: string): (() => Promise<Guide>) | undefined =>
  Object.hasOwn(guides, id) ? guides[id] : undefined;
