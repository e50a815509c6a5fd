import type { Medication, SearchEntry } from '@oryx/contract';
import { words } from '@oryx/search';
import { complaintEntry } from '../passages/complaints.ts';
import type { RemiSources } from '../remi.ts';

/** Maximum number of words in a name. */
const longestName = 6;

/** Minimum letters for a prefix to identify a drug. A drug without a page needs more. */
const tellingLetters = { ofPage: 4, ofOther: 6 };

/** A drug or a drug group that a text can name. Only some drugs have a page. */
export interface Drug {
  readonly name: string;
  readonly medication?: Medication;
}

/** One occurrence of a known name in a text. */
export interface Mention {
  /** Pages with this name. */
  readonly entries: readonly SearchEntry[];
  readonly drug?: Drug;
  /** The normalised name: its words without spaces. */
  readonly name: string;
  /** Index of the first word in the text. `length` is the number of words. */
  readonly from: number;
  readonly length: number;
  readonly words: readonly string[];
}

/** All names that Oryx knows: names of its pages, and of drugs without a page. */
export class Names {
  readonly #entries = new Map<string, SearchEntry[]>();
  readonly #drugs = new Map<string, Drug>();
  /** Words of questions that say nothing of what is looked for, normalised. */
  #fillers: ReadonlySet<string> = new Set();
  /** Words of follow-up questions that name no subject of their own, normalised. */
  #ofFollowUps: ReadonlySet<string> = new Set();
  /** The names of drugs in the order of their letters. */
  #sorted: readonly string[] = [];

  private constructor() {}

  /** Reads all names in short steps. */
  static *of(sources: RemiSources): Generator<void, Names> {
    const names = new Names();
    yield* names.#read(sources);
    const { rows } = sources.knowledge.fillers;
    names.#fillers = new Set(rows.flatMap((row) => (row.of === 'follow-up' ? [] : words(row.words))));
    names.#ofFollowUps = new Set(rows.flatMap((row) => (row.of === 'follow-up' ? words(row.words) : [])));
    names.#sorted = [...names.#drugs.keys()].sort();
    return names;
  }

  /** Returns true for a normalised word that says nothing of what is looked for. */
  isFiller(word: string): boolean {
    return this.#fillers.has(word);
  }

  /** Returns the words of a question that may name a subject. */
  readonly subjectWords = (keywords: readonly string[]): string[] =>
    keywords.filter((word) => !this.#ofFollowUps.has(word) && !/^\d/.test(word));

  *#read({ medications, knowledge, search }: RemiSources): Generator<void, void> {
    const byId = new Map(medications.map((drug) => [String(drug.id), drug]));
    const pages = search.entries.filter(({ type }) => type !== 'other');
    for (const entry of [...pages, ...knowledge.complaints.rows.map(complaintEntry)]) {
      this.#addEntry(entry, entry.type === 'medication' ? byId.get(entry.id) : undefined);
      yield;
    }
    for (const { name, names } of knowledge.interactions.drugs)
      for (const each of [name, ...names]) this.#add(joined(each), this.drug(name) ?? { name });
    yield;
    const stored = knowledge.interactions.rows.flatMap(({ a, b }) => [...a, ...b]);
    for (const name of [...stored, ...search.otherDrugs]) this.#add(joined(name), { name });
    for (const row of knowledge.spellings.rows) this.#addSpellings(row);
    yield* this.#addGroups(search.entries, byId);
  }

  #addSpellings({ drug: name, spellings }: RemiSources['knowledge']['spellings']['rows'][number]) {
    const drug = this.drug(name);
    for (const key of drug ? spellings.map(joined) : []) {
      if (!drug || this.#drugs.has(key)) continue;
      this.#add(key, drug);
      if (drug.medication) this.#entries.set(key, [...(this.#entries.get(joined(name)) ?? [])]);
    }
  }

  #addEntry(entry: SearchEntry, medication: Medication | undefined) {
    for (const key of new Set([entry.title, ...entry.names].map(joined))) {
      this.#entries.set(key, [...(this.#entries.get(key) ?? []), entry]);
      if (medication) this.#add(key, { name: medication.name, medication });
    }
  }

  /** Maps a drug group, such as opioids, to the pages of its members by their classification. */
  *#addGroups(entries: readonly SearchEntry[], byId: ReadonlyMap<string, Medication>): Generator<void, void> {
    const drugs = entries
      .filter(({ type }) => type === 'medication')
      .map((entry) => ({ entry, kind: joined(byId.get(entry.id)?.classification ?? '') }));
    for (const [key, { medication }] of this.#drugs) {
      if (medication || this.#entries.has(key)) continue;
      yield;
      const members = drugs.flatMap(({ entry, kind }) => {
        const [, after] = kind.split(key);
        return after !== undefined && !/antagonist|blocker/.test(after) ? [entry] : [];
      });
      if (members.length > 0) this.#entries.set(key, members);
    }
  }

  #add(key: string, drug: Drug) {
    if (!this.#drugs.has(key)) this.#drugs.set(key, drug);
  }

  /** Returns the drug with this name. */
  drug(name: string): Drug | undefined {
    return this.#drugs.get(joined(name));
  }

  /** Returns the drug that a prefix identifies, or undefined if several drugs match. */
  begunBy(beginning: string): Drug | undefined {
    if (beginning.length < tellingLetters.ofPage) return undefined;
    const begun = new Set<string>();
    for (let at = this.#placeOf(beginning); this.#sorted[at]?.startsWith(beginning); at += 1)
      begun.add(this.#drugs.get(this.#sorted[at] ?? '')?.name ?? '');
    const [name = ''] = begun;
    const drug = begun.size === 1 ? this.drug(name) : undefined;
    return drug?.medication || beginning.length >= tellingLetters.ofOther ? drug : undefined;
  }

  /** Returns the place of the first name that is not before a text. */
  #placeOf(text: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns the pages with a normalised name. */
  entries(name: string): readonly SearchEntry[] {
    return this.#entries.get(name) ?? [];
  }

  /** All drugs by normalised name. */
  get drugs(): Iterable<readonly [string, Drug]> {
    return this.#drugs;
  }

  /**
   * Returns the mentions in a text, in text order. The longest name wins: `calcium chloride` does not name
   * calcium, and `high potassium` names no drug. An unknown word may be the prefix of a name.
   */
  in(text: readonly string[], isWord: (word: string) => boolean = () => true): Mention[] {
    const found: Mention[] = [];
    let from = 0;
    while (from < text.length) {
      const mention = this.#at(text, from) ?? this.#begunAt(text, from, isWord);
      if (mention) found.push(mention);
      from += mention?.length ?? 1;
    }
    return found;
  }

  #begunAt(text: readonly string[], from: number, isWord: (word: string) => boolean): Mention | undefined {
    const word = text[from] ?? '';
    const drug = isWord(word) ? undefined : this.begunBy(word);
    const entries = drug ? (this.#entries.get(joined(drug.name)) ?? []) : [];
    return drug && { entries, drug, name: joined(drug.name), from, length: 1, words: [word] };
  }

  #at(text: readonly string[], from: number): Mention | undefined {
    for (let length = Math.min(longestName, text.length - from); length > 0; length -= 1) {
      const name = text.slice(from, from + length).join('');
      const [entries, drug] = [this.#entries.get(name), this.#drugs.get(name)];
      if (entries || drug)
        return {
          entries: entries ?? [],
          ...(drug ? { drug } : {}),
          name,
          from,
          length,
          words: text.slice(from, from + length),
        };
    }
    return undefined;
  }
}

/** Returns the distinct drugs among mentions. */
export function drugsOf(mentions: readonly { readonly drug?: Drug }[]): Drug[] {
  return [...new Map(mentions.flatMap(({ drug }) => (drug ? [[drug.name, drug]] : []))).values()];
}

function joined(name: string): string {
  return words(name).join('');
}
