import { readItem, writeItem } from '../device/device-storage.ts';
import { storageKeys } from '../product.ts';

/** Maximum number of stored searches. */
const mostKept = 5;

/** Returns the recent searches on this device, newest first. Invalid stored data counts as none. */
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

/** Stores a search on this device. */
export function addRecentSearch(term: string): void {
  writeItem(storageKeys.recentSearches, JSON.stringify(withTerm(readRecentSearches(), term)));
}

/**
 * Returns the terms with a new one first. It replaces the same term in other case; the oldest are dropped.
 */
export function withTerm(terms: readonly string[], added: string): string[] {
  const term = added.trim();
  const others = terms.filter((other) => other.toLowerCase() !== term.toLowerCase());
  return [term, ...others].slice(0, mostKept);
}
