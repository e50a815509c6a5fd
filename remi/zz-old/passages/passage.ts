import type { ChatSource, Dose } from '@oryx/contract';
import type { PageKind, Passage } from '../remi.ts';
import type { Section } from '../retrieval/sections.ts';

/** The patient group of a dose or a table row. */
export type Group = 'adult' | 'child' | 'newborn';

/** A passage with the facts that rank it among those of its page. */
export interface KnownPassage extends Passage {
  readonly kind: PageKind;
  /** The lines of the text. */
  readonly lines: readonly string[];
  /** Names of the drugs that a step of an algorithm names. */
  readonly drugs?: readonly string[];
  readonly section?: Section;
  readonly groups?: readonly Group[];
  /** The dose that its line states. */
  readonly dose?: Dose;
  /** The id of the calculator that it is about. */
  readonly calculator?: string;
  /** The age range of a table row, in days. */
  readonly ages?: { readonly from: number; readonly to: number };
}

/**
 * Returns the page key of a passage. Two pages may share a route, such as an algorithm and the guideline it
 * cites.
 */
export const pageOf = ({ route, title }: Passage): string => `${route} ${title}`;

/** Returns the page of a passage as a source. */
export const sourceOf = ({ title, route }: Passage): ChatSource => ({ title, route });

/** Returns the passages of one page with their ids and texts. Those without a text are left out. */
export function numbered(
  page: { readonly route: string; readonly title: string; readonly kind: PageKind },
  passages: readonly Omit<KnownPassage, 'id' | 'route' | 'title' | 'kind' | 'text'>[],
): KnownPassage[] {
  return passages
    .filter(({ lines }) => lines.some((line) => line.trim() !== ''))
    .map((passage, at) => ({
      id: `${page.kind}${page.route}#${at}`,
      ...page,
      ...passage,
      text: passage.lines.join('\n'),
    }));
}
