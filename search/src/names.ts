import type { SearchEntry } from '@oryx/contract';
import { words } from './text.ts';

/** Maximum number of words in a name. */
const longestName = 6;

/** Minimum letters for a prefix to identify a drug. */
const tellingLetters = 4;

/** Index of full names. Each name is stored as its joined words. */
export class Names {
  readonly #entries = new Map<string, number[]>();
  readonly #drugs = new Set<number>();
  readonly #otherDrugs = new Set<string>();
  /** The names of entries and of drugs without one, each in the order of their letters. */
  #sorted: readonly string[] = [];
  #sortedDrugs: readonly string[] = [];

  private constructor() {}

  /** Indexes the names in short steps. */
  static *over(entries: readonly SearchEntry[], otherDrugs: readonly string[]): Generator<void, Names> {
    const built = new Names();
    for (const [place, entry] of entries.entries()) {
      built.#add(place, entry);
      yield;
    }
    for (const name of otherDrugs.map(joined)) if (!built.#entries.has(name)) built.#otherDrugs.add(name);
    built.#sorted = [...built.#entries.keys()].sort();
    built.#sortedDrugs = [...built.#otherDrugs].sort();
    return built;
  }

  #add(place: number, { type, title, names }: SearchEntry): void {
    for (const key of new Set([title, ...names].map(joined))) {
      this.#entries.set(key, [...(this.#entries.get(key) ?? []), place]);
    }
    if (type === 'medication') this.#drugs.add(place);
  }

  /** Returns the entries with this name. */
  of(name: string): readonly number[] {
    return this.#entries.get(name) ?? [];
  }

  /**
   * Returns the entries whose names are within a text, and whether the text names a drug. Then only the named
   * drugs are meant. The longest name wins, so that `calcium chloride` does not name calcium.
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

  /** Returns the entries with a name that begins with a prefix. */
  begunBy(beginning: string): ReadonlySet<number> {
    return new Set(namesFrom(this.#sorted, beginning).flatMap((name) => this.of(name)));
  }

  /** Returns true if this is the name of a drug, or begins one and is long enough to tell it. */
  isDrug(name: string): boolean {
    if (this.#otherDrugs.has(name) || this.of(name).some((entry) => this.#drugs.has(entry))) return true;
    return name.length >= tellingLetters && [...this.begunBy(name)].some((entry) => this.#drugs.has(entry));
  }

  /** Returns true if a drug, with or without an entry, has a name that begins so. */
  beginsDrug(beginning: string): boolean {
    return (
      namesFrom(this.#sortedDrugs, beginning).length > 0 ||
      [...this.begunBy(beginning)].some((entry) => this.#drugs.has(entry))
    );
  }

  #isName(name: string): boolean {
    return this.#entries.has(name) || this.#otherDrugs.has(name);
  }

  /**
   * Returns true if the last word, or the whole text, is a prefix of a drug without an entry, and of no other
   * name.
   */
  #beginsOtherDrug(text: readonly string[]): boolean {
    return [text.join(''), text.at(-1) ?? ''].some((beginning) => {
      if (beginning.length < tellingLetters) return false;
      const isBegun = (sorted: readonly string[]) => namesFrom(sorted, beginning).length > 0;
      return isBegun(this.#sortedDrugs) && !isBegun(this.#sorted);
    });
  }
}

function joined(name: string): string {
  return words(name).join('');
}

/** Returns the names that begin with a prefix, out of names in the order of their letters. */
function namesFrom(sorted: readonly string[], beginning: string): readonly string[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < beginning) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sorted[end]?.startsWith(beginning)) end += 1;
  return sorted.slice(low, end);
}
