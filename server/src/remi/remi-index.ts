import { setImmediate } from 'node:timers/promises';
import type { ContentName } from '@oryx/content';
import { type RemiKnowledge, remiKnowledge } from '@oryx/contract';
import { buildRemi, type Remi } from '@oryx/remi';
import { betweenSlices, inSlices } from '@oryx/search';
import type { ServedContent, ServedDocuments } from '../content/served-content.ts';
import type { Log } from '../dependencies.ts';
import { describeError } from '../describe-error.ts';
import type { BuiltSearch, SearchIndex } from '../search/search-index.ts';

/** Documents of Remi's further knowledge, by name. */
const documents = {
  interactions: 'interactions',
  complaints: 'complaints',
  findings: 'search/findings',
  calculators: 'search/calculators',
  patterns: 'search/patterns',
  expressions: 'search/expressions',
  fillers: 'search/fillers',
  spellings: 'search/spellings',
  dangerSigns: 'danger-signs',
  contraindications: 'contraindications',
  hardStops: 'hard-stops',
  poisons: 'poisons',
  harmAnswers: 'harm-answers',
  helpLines: 'help-lines',
} as const satisfies Record<keyof RemiKnowledge, ContentName>;

/** What is known without any content. */
export const none: RemiKnowledge = {
  interactions: { sources: [], drugs: [], rows: [] },
  complaints: { sources: [], rows: [] },
  findings: { rows: [] },
  calculators: { rows: [] },
  patterns: { rows: [] },
  expressions: { rows: [] },
  fillers: { rows: [] },
  spellings: { rows: [] },
  dangerSigns: { sources: [], rows: [] },
  contraindications: { sources: [], conditions: [], rows: [] },
  hardStops: { sources: [], rows: [] },
  poisons: { sources: [], rows: [] },
  harmAnswers: { rows: [] },
  helpLines: { sources: [], rows: [] },
};

/** Remi over the stored content. She is rebuilt at the first question after a change in any process. */
export class RemiIndex {
  readonly #search: Pick<SearchIndex, 'current'>;
  readonly #log: Log;
  #knowledge = none;
  #built: { readonly from: readonly [BuiltSearch, RemiKnowledge]; readonly is: Promise<Remi> } | undefined;

  private constructor(search: Pick<SearchIndex, 'current'>, log: Log) {
    this.#search = search;
    this.#log = log;
  }

  /** Reads Remi's knowledge, now and after each change of the content. */
  static async open(
    content: ServedContent,
    log: Log,
    search: Pick<SearchIndex, 'current'>,
  ): Promise<RemiIndex> {
    const opened = new RemiIndex(search, log);
    await content.follow((stored) => opened.#read(stored, content.shipped('search/patterns')));
    return opened;
  }

  /** What Remi knows beyond the search. */
  get knowledge(): RemiKnowledge {
    return this.#knowledge;
  }

  /** Resolves with Remi over the newest readable content, or undefined if there is none. */
  async built(): Promise<Remi | undefined> {
    const search = await this.#search.current();
    if (!search) return undefined;
    const from = [search, this.#knowledge] as const;
    if (this.#built?.from.every((part, index) => part === from[index])) return this.#built.is;
    const is = build(...from);
    this.#built = { from, is };
    return is;
  }

  #read(stored: ServedDocuments, shippedPatterns: unknown): void {
    const bodies = Object.entries(documents).flatMap(([key, name]) => {
      const document = stored.get(name);
      return document ? [[key, document.body()] as const] : [];
    });
    const read = remiKnowledge.safeParse({ ...none, ...Object.fromEntries(bodies) });
    if (read.success) this.#knowledge = withShippedRows(read.data, shippedPatterns);
    // The previous content stays in use.
    else this.#log.error({ error: describeError(read.error) }, 'knowledge of Remi not read');
  }
}

/**
 * Returns knowledge with the shipped patterns that it lacks. A file that an administrator imported for an older Oryx
 * does not hold what this one reads texts by, such as the words for an absent pulse.
 */
export function withShippedRows(knowledge: RemiKnowledge, shipped: unknown): RemiKnowledge {
  const { rows } = knowledge.patterns;
  const names = new Set(rows.map(({ name }) => name));
  const { data } = remiKnowledge.shape.patterns.safeParse(shipped);
  const missing = data?.rows.filter(({ name }) => !names.has(name)) ?? [];
  return missing.length === 0 ? knowledge : { ...knowledge, patterns: { rows: [...rows, ...missing] } };
}

function build({ data, search, sources }: BuiltSearch, knowledge: RemiKnowledge): Promise<Remi> {
  const building = buildRemi(
    { ...sources, knowledge, search: data },
    async () => search,
    betweenSlices(setImmediate),
  );
  return inSlices(building, setImmediate);
}
