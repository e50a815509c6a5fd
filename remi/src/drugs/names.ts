import type { ChatSource, Medication, SearchEntry } from '@oryx/contract';
import { words } from '@oryx/search';
import { complaintEntry } from '../passages/complaints.ts';
import { countFirst } from '../read/spans.ts';
import type { RemiSources } from '../remi.ts';
import { consonantsOf, isOneLetterOff, wrongLetters } from './letters.ts';

/** Maximum number of words in a name. */
const longestName = 6;

/** Minimum letters for a prefix to identify a drug. A trade name and a drug without a page need more. */
const tellingLetters = { ofPage: 4, ofOther: 6 };

/** Minimum letters of a name that is read despite one wrong letter, and most words of one. */
const misspelt = { letters: 8, words: 2 };

/** A name that is read despite one wrong letter is farther than this from the names of all other drugs. */
const farLetters = 2;

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
  /** True if a letter of the name is wrong. Who reads the answer has to be told. */
  readonly isMisspelt?: boolean;
}

/** The content that names are read from. */
export interface NameSources extends Pick<RemiSources, 'medications'> {
  readonly knowledge: Pick<RemiSources['knowledge'], 'interactions' | 'complaints' | 'fillers' | 'spellings'>;
  readonly search: Pick<RemiSources['search'], 'entries' | 'otherDrugs'>;
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
  /** The generic names of the drugs that have a page. Trade names are too alike. */
  readonly #generic = new Map<string, Drug>();
  /** The generic names and synonyms of the drugs that have a page, however short. */
  readonly #own: string[] = [];
  /** Common misspellings, which are no names that another one could be taken for. */
  readonly #spellings = new Set<string>();

  private constructor() {}

  /** Reads all names in short steps. */
  static *of(sources: NameSources): Generator<void, Names> {
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

  *#read({ medications, knowledge, search }: NameSources): Generator<void, void> {
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
      this.#spellings.add(key);
      if (drug.medication) this.#entries.set(key, [...(this.#entries.get(joined(name)) ?? [])]);
    }
  }

  #addEntry(entry: SearchEntry, medication: Medication | undefined) {
    for (const key of new Set([entry.title, ...entry.names].map(joined))) {
      this.#entries.set(key, [...(this.#entries.get(key) ?? []), entry]);
      if (medication) this.#add(key, { name: medication.name, medication });
    }
    for (const name of medication ? [medication.name, ...medication.synonyms] : []) {
      const key = joined(name.split(',')[0] ?? '');
      const drug = this.#drugs.get(key);
      if (!drug?.medication || drug.medication !== medication) continue;
      this.#own.push(key);
      if (key.length >= misspelt.letters) this.#generic.set(key, drug);
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

  /** Returns the page of the first drug that has one, otherwise the list of medications. */
  pageOfDrugs(names: readonly string[]): ChatSource {
    const medication = names.map((name) => this.drug(name)?.medication).find((each) => each);
    return medication
      ? { title: medication.name, route: `/medications/${medication.id}` }
      : { title: 'Medications', route: '/medications' };
  }

  /** Returns the drug that a prefix identifies, or undefined if several drugs match. */
  begunBy(beginning: string): Drug | undefined {
    if (beginning.length < tellingLetters.ofPage) return undefined;
    const begun = new Set<string>();
    const first = countFirst(this.#sorted, (each) => each < beginning);
    for (let at = first; this.#sorted[at]?.startsWith(beginning); at += 1)
      begun.add(this.#drugs.get(this.#sorted[at] ?? '')?.name ?? '');
    const [name = '', ...more] = begun;
    if (name === '' || more.length > 0) return undefined;
    const drug = this.drug(name);
    // `love` is no Lovenox.
    const isOfPage = this.#own.some((own) => own.startsWith(beginning));
    return isOfPage || beginning.length >= tellingLetters.ofOther ? drug : undefined;
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
      const mention =
        this.#at(text, from) ?? this.#begunAt(text, from, isWord) ?? this.#misspeltAt(text, from, isWord);
      const within = mention && this.#longerWithin(text, mention);
      // In `phenytoin, sodium bicarbonate` phenytoin is named without its sodium.
      const named = within ? this.#at(text.slice(0, from + within), from) : mention;
      if (named && (!within || named.drug?.name === mention?.drug?.name)) found.push(named);
      from += within ?? mention?.length ?? 1;
    }
    return found;
  }

  /**
   * Returns how far behind the beginning of a mention a name of another drug begins that ends after it: `give calcium`
   * is no name in `give calcium channel blockers`.
   */
  #longerWithin(text: readonly string[], { from, length, drug }: Mention): number | undefined {
    for (let at = 1; at < length; at += 1) {
      const other = this.#at(text, from + at);
      if (other?.drug && other.drug.name !== drug?.name && at + other.length > length) return at;
    }
    return undefined;
  }

  #begunAt(text: readonly string[], from: number, isWord: (word: string) => boolean): Mention | undefined {
    const word = text[from] ?? '';
    const drug = isWord(word) ? undefined : this.begunBy(word);
    const entries = drug ? (this.#entries.get(joined(drug.name)) ?? []) : [];
    return drug && { entries, drug, name: joined(drug.name), from, length: 1, words: [word] };
  }

  /** Returns the drug that a name with one wrong letter, or two wrong vowels, can only mean. */
  misspelt(name: string): Drug | undefined {
    if (name.length < misspelt.letters - 1 || /\d/.test(name)) return undefined;
    const drug = this.#nearest(name);
    if (!drug) return undefined;
    const isAlike = ([key, other]: readonly [string, Drug]) =>
      other.name !== drug.name &&
      !this.#spellings.has(key) &&
      Math.abs(key.length - name.length) <= farLetters &&
      wrongLetters(name, key) <= farLetters;
    return [...this.#drugs].some(isAlike) ? undefined : drug;
  }

  /** Returns a drug whose name has one letter else, or two vowels. */
  #nearest(name: string): Drug | undefined {
    const consonants = consonantsOf(name);
    const hasOtherVowels = (key: string) =>
      key[0] === name[0] && consonantsOf(key) === consonants && wrongLetters(name, key) <= farLetters;
    for (const [key, drug] of this.#generic)
      if (isOneLetterOff(name, key) || hasOtherVowels(key)) return drug;
    return undefined;
  }

  #misspeltAt(text: readonly string[], from: number, isWord: (word: string) => boolean): Mention | undefined {
    for (let length = misspelt.words; length > 0; length -= 1) {
      const typed = text.slice(from, from + length);
      const drug = typed.every(isWord) ? undefined : this.misspelt(typed.join(''));
      const name = drug && joined(drug.name);
      if (name)
        return { entries: this.entries(name), drug, name, from, length, words: typed, isMisspelt: true };
    }
    return undefined;
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
