import type { Dose, SearchEntry } from '@oryx/contract';
import type { Passage } from '../remi.ts';
import type { Section } from '../retrieval/sections.ts';

/** Whom a dose or a row is for, by the words that a question uses. */
export type Group = 'adult' | 'child' | 'newborn';

/** What a page is, as the search calls it; a complaint has no page of its own. */
export type PageKind = SearchEntry['type'] | 'complaint';

/** A passage with what tells it from the others of its page. */
export interface KnownPassage extends Passage {
  readonly kind: PageKind;
  readonly section?: Section;
  readonly groups?: readonly Group[];
  /** The dose that its line states. */
  readonly dose?: Dose;
  /** The ages in months that a row is for. */
  readonly ages?: { readonly from: number; readonly to: number };
}

/** The page of a passage: two may share an address, such as an algorithm and the guideline it cites. */
export const pageOf = ({ route, title }: Passage): string => `${route} ${title}`;

/** Numbers the passages of one page. */
export function numbered(
  page: { readonly route: string; readonly title: string; readonly kind: PageKind },
  passages: readonly Omit<KnownPassage, 'id' | 'route' | 'title' | 'kind'>[],
): KnownPassage[] {
  return passages
    .filter(({ text }) => text.trim() !== '')
    .map((passage, at) => ({ id: `${page.kind}${page.route}#${at}`, ...page, ...passage }));
}
