import type { Dose, PatternName } from '@oryx/contract';
import { routes } from '@oryx/contract/routes';
import type { Patterns } from '@oryx/search';
import { withoutAccents } from './accents.ts';

/** A route of administration: those of doses, and those that no dose has unless its page states them. */
export type Route = Dose['routes'][number] | 'intrathecal' | 'intra-arterial' | 'epidural' | 'ocular';

/** The routes in the order of an answer. The pattern of the words of each has its name. */
const written: readonly Route[] = [...routes, 'intrathecal', 'intra-arterial', 'epidural', 'ocular'];

/** Routes by which a drug in some form is mostly given, but may have been taken in, or stand beside a patient. */
const ofForms = ['oral', 'IV'] as const;

/** Returns the routes that a text names, or else those of the forms in it. */
export function routesOrFormsIn(text: string, patterns: Patterns): Route[] {
  const named = routesIn(text, patterns);
  return named.length > 0 ? named : matching(text, 'form', ofForms, patterns);
}

/** Returns the routes named in a text. */
export const routesIn = (text: string, patterns: Patterns): Route[] =>
  matching(text, 'route', written, patterns);

function matching(text: string, by: 'route' | 'form', of: readonly Route[], patterns: Patterns): Route[] {
  const given = withoutAccents(text.replaceAll(new RegExp(patterns('no-way'), 'gi'), ''));
  // In capitals it is always the route.
  const isIntramuscular = /\bIM\b/.test(given);
  const nameOf = (route: Route) => `${by}-${route.toLowerCase().replace(' ', '-')}` as PatternName;
  return of.filter((route) => patterns(nameOf(route)).test(given) || (route === 'IM' && isIntramuscular));
}
