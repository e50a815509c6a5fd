import { readItem, writeItem } from '../device/device-storage.ts';
import { storageKeys } from '../product.ts';

/** So many are kept. */
const mostKept = 5;

/** The searches made on this device, newest first. What is stored and is no such list counts as none. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readItem(storageKeys.recentSearches) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const terms = stored.filter((term): term is string => typeof term === 'string' && term.trim() !== '');
    return terms.reduceRight<string[]>((kept, term) => withTerm(kept, term), []);
  } catch {
    return [];
  }
}

/** Keeps a search on this device. */
export function addRecentSearch(term: string): void {
  writeItem(storageKeys.recentSearches, JSON.stringify(withTerm(readRecentSearches(), term)));
}

/** The terms with a new one in front, which replaces the same in other letters; the oldest drop out. */
export function withTerm(terms: readonly string[], added: string): string[] {
  const term = added.trim();
  const others = terms.filter((other) => other.toLowerCase() !== term.toLowerCase());
  return [term, ...others].slice(0, mostKept);
}
