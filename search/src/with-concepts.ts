import type { SearchEntry } from '@oryx/contract';
import { unlike } from './unlike.ts';

/**
 * Returns the entry with the words of its concepts among its terms.
 *
 * @param concepts groups of words, which entries name by their places
 */
export function withConcepts(entry: SearchEntry, concepts: readonly (readonly string[])[]): SearchEntry {
  const { title, description, names, terms, about = [] } = entry;
  const words = about.flatMap((place) => concepts[place] ?? []);
  return { ...entry, terms: unlike([title, description, ...names], [...terms, ...words]) };
}
