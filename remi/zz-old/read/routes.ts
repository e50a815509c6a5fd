import type { Dose, PatternName } from '@oryx/contract';
import type { Patterns } from '@oryx/search';

/** A route of administration: those of doses, and those that are dangerous unless the page states them. */
export type Route = Dose['routes'][number] | 'intrathecal' | 'intra-arterial' | 'epidural';

/** The routes, each with the pattern of its words. */
const written: readonly (readonly [Route, PatternName])[] = [
  ['IV', 'route-iv'],
  ['IO', 'route-io'],
  ['IM', 'route-im'],
  ['SC', 'route-sc'],
  ['oral', 'route-oral'],
  ['sublingual', 'route-sublingual'],
  ['buccal', 'route-buccal'],
  ['intranasal', 'route-intranasal'],
  ['inhaled', 'route-inhaled'],
  ['nebulised', 'route-nebulised'],
  ['rectal', 'route-rectal'],
  ['nasogastric', 'route-nasogastric'],
  ['tracheal tube', 'route-tracheal-tube'],
  ['infiltration', 'route-infiltration'],
  ['intrathecal', 'route-intrathecal'],
  ['intra-arterial', 'route-intra-arterial'],
  ['epidural', 'route-epidural'],
];

/** Forms that a drug is mostly given in by one route, but may have been taken in, or stand beside a patient. */
const forms: readonly (readonly [Route, PatternName])[] = [
  ['oral', 'form-oral'],
  ['IV', 'form-iv'],
];

/** Returns the routes that a text names, or else those of the forms in it. */
export function routesOrFormsIn(text: string, patterns: Patterns): Route[] {
  const named = routesIn(text, patterns);
  return named.length > 0 ? named : matching(text, forms, patterns);
}

/** Returns the routes named in a text. */
export const routesIn = (text: string, patterns: Patterns): Route[] => matching(text, written, patterns);

function matching(text: string, of: typeof written, patterns: Patterns): Route[] {
  const given = text
    .replaceAll(new RegExp(patterns('no-way'), 'gi'), '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  // In capitals it is always the route.
  const isIntramuscular = /\bIM\b/.test(given);
  return of.flatMap(([route, name]) =>
    patterns(name).test(given) || (route === 'IM' && isIntramuscular) ? [route] : [],
  );
}
