import type { SearchData } from '@oryx/contract';
import { words } from './text.ts';

/** Most words that a name is looked for in. */
const longestName = 6;

/** Names by which things are called in full. */
export class Names {
  readonly #entries = new Map<string, number[]>();
  readonly #foreign = new Set<string>();

  constructor(entries: SearchData['entries'], otherDrugs: readonly string[]) {
    for (const [entry, { title, names }] of entries.entries()) {
      for (const key of new Set([title, ...names].map((name) => words(name).join('')))) {
        this.#entries.set(key, [...(this.#entries.get(key) ?? []), entry]);
      }
    }
    for (const name of otherDrugs) this.#foreign.add(words(name).join(''));
  }

  /** The entries that are called so; a name is given as its words joined. */
  of(key: string): readonly number[] {
    return this.#entries.get(key) ?? [];
  }

  /**
   * The entries whose names stand within a text, and whether a drug does for which there is no entry.
   * The longest name counts, so that `calcium chloride` does not name calcium.
   */
  within(text: readonly string[]): { named: ReadonlySet<number>; isForeign: boolean } {
    const named = new Set<number>();
    let isForeign = false;
    for (let from = 0; from < text.length; ) {
      let length = Math.min(longestName, text.length - from);
      for (; length > 0; length -= 1) {
        const key = text.slice(from, from + length).join('');
        const entries = this.of(key);
        const isOther = entries.length === 0 && this.#foreign.has(key);
        if (isOther) isForeign = true;
        for (const entry of entries) named.add(entry);
        if (isOther || entries.length > 0) break;
      }
      from += Math.max(length, 1);
    }
    return { named, isForeign };
  }
}
