import type { Guide } from './kit/guide.ts';

/** Loads the guides of the tools that have one, by the id of the tool. */
const guides: Readonly<Record<string, () => Promise<Guide>>> = {
  perc: async () => (await import('./perc/guide.ts')).guide,
  crb65: async () => (await import('./crb65/guide.ts')).guide,
  'lung-protective': async () => (await import('./lung-protective/guide.ts')).guide,
  'qsofa-sirs': async () => (await import('./qsofa-sirs/guide.ts')).guide,
  'acid-base': async () => (await import('./acid-base/guide.ts')).guide,
  'body-size': async () => (await import('./body-size/guide.ts')).guide,
  'infusion-rate': async () => (await import('./infusion-rate/guide.ts')).guide,
  'heart-score': async () => (await import('./heart-score/guide.ts')).guide,
  'glasgow-blatchford': async () => (await import('./glasgow-blatchford/guide.ts')).guide,
  'canadian-ct-head': async () => (await import('./canadian-ct-head/guide.ts')).guide,
  pecarn: async () => (await import('./pecarn/guide.ts')).guide,
  nexus: async () => (await import('./nexus/guide.ts')).guide,
  'canadian-c-spine': async () => (await import('./canadian-c-spine/guide.ts')).guide,
  'sats-tews': async () => (await import('./sats-tews/guide.ts')).guide,
  'child-fluids': async () => (await import('./child-fluids/guide.ts')).guide,
  egfr: async () => (await import('./egfr/guide.ts')).guide,
};

/** Returns a function that loads the guide of a tool, or undefined if it has none. */
export const guideOf = (id: string): (() => Promise<Guide>) | undefined =>
  Object.hasOwn(guides, id) ? guides[id] : undefined;
