import type { SearchEntry } from '@oryx/contract';
import { words } from './text.ts';

/** Most words that a name is looked for in. */
const longestName = 6;

/** From so many letters on, the beginning of a drug's name speaks of this drug. */
const tellingLetters = 4;

/** Names by which things are called in full, each as its words joined. */
export class Names {
  readonly #entries = new Map<string, number[]>();
  readonly #drugs: ReadonlySet<number>;
  readonly #otherDrugs: ReadonlySet<string>;

  constructor(entries: readonly SearchEntry[], otherDrugs: readonly string[]) {
    for (const [entry, { title, names }] of entries.entries()) {
      for (const key of new Set([title, ...names].map(joined))) {
        this.#entries.set(key, [...(this.#entries.get(key) ?? []), entry]);
      }
    }
    this.#drugs = new Set([...entries.keys()].filter((entry) => entries[entry]?.type === 'medication'));
    this.#otherDrugs = new Set(otherDrugs.map(joined).filter((name) => !this.#entries.has(name)));
  }

  /** The entries that are called so. */
  of(name: string): readonly number[] {
    return this.#entries.get(name) ?? [];
  }

  /**
   * The entries whose names stand within a text, and whether it names a drug at all: then no drug but
   * the named ones was meant. The longest name counts, so that `calcium chloride` does not name calcium.
   */
  within(text: readonly string[]): { named: ReadonlySet<number>; namesDrug: boolean } {
    const named = new Set<number>();
    let namesDrug = this.#beginsOtherDrug(text);
    for (let from = 0; from < text.length; ) {
      let length = Math.min(longestName, text.length - from);
      for (; length > 1; length -= 1) if (this.#isName(text.slice(from, from + length).join(''))) break;
      const name = text.slice(from, from + length).join('');
      for (const entry of this.of(name)) named.add(entry);
      namesDrug ||= this.#otherDrugs.has(name) || this.of(name).some((entry) => this.#drugs.has(entry));
      from += length;
    }
    return { named, namesDrug };
  }

  /** The entries with a name that begins so. */
  begunBy(beginning: string): ReadonlySet<number> {
    const begun = [...this.#entries].filter(([name]) => name.startsWith(beginning));
    return new Set(begun.flatMap(([, entries]) => entries));
  }

  #isName(name: string): boolean {
    return this.#entries.has(name) || this.#otherDrugs.has(name);
  }

  /** Whether the last word, or the text, begins the name of a drug without an entry, and no other name. */
  #beginsOtherDrug(text: readonly string[]): boolean {
    return [text.join(''), text.at(-1) ?? ''].some((beginning) => {
      if (beginning.length < tellingLetters) return false;
      const begins = (name: string) => name.startsWith(beginning);
      return some(this.#otherDrugs, begins) && !some(this.#entries.keys(), begins);
    });
  }
}

function joined(name: string): string {
  return words(name).join('');
}

function some(names: Iterable<string>, isSo: (name: string) => boolean): boolean {
  for (const name of names) if (isSo(name)) return true;
  return false;
}
