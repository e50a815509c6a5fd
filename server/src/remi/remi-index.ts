import type { ContentName } from '@oryx/content';
import { type RemiKnowledge, remiKnowledge } from '@oryx/contract';
import { createRemi, type Remi } from '@oryx/remi';
import type { Mentions } from '@oryx/search';
import { readDocuments } from '../content/documents-table.ts';
import { followContent } from '../content/follow-content.ts';
import type { Log } from '../dependencies.ts';
import { describeError } from '../describe-error.ts';
import type { BuiltSearch, SearchIndex } from '../search/search-index.ts';
import type { Storage } from '../storage/storage.ts';
import { drugMentions } from './provider/grounding.ts';

/** Documents of Remi's further knowledge, by name. */
const documents = { interactions: 'interactions', complaints: 'complaints' } as const satisfies Record<
  keyof RemiKnowledge,
  ContentName
>;

const none: RemiKnowledge = {
  interactions: { sources: [], drugs: [], rows: [] },
  complaints: { sources: [], rows: [] },
};

/** Remi over one version of the content. */
export interface BuiltRemi {
  readonly remi: Remi;
  readonly knowledge: RemiKnowledge;
  /** Every name of each drug. */
  readonly drugs: Mentions;
}

/** Remi over the stored content. She is rebuilt at the first question after a change in any process. */
export class RemiIndex {
  readonly #search: Pick<SearchIndex, 'built'>;
  readonly #log: Log;
  #knowledge = none;
  #built: { readonly from: readonly [BuiltSearch, RemiKnowledge]; readonly is: BuiltRemi } | undefined;

  private constructor(search: Pick<SearchIndex, 'built'>, log: Log) {
    this.#search = search;
    this.#log = log;
  }

  /** Loads Remi's knowledge and follows changes in the database. */
  static async open(storage: Storage, log: Log, search: Pick<SearchIndex, 'built'>): Promise<RemiIndex> {
    const opened = new RemiIndex(search, log);
    await followContent(storage, log, async () => {
      const stored = await readDocuments(storage.db, Object.values(documents));
      opened.#read(new Map([...stored].map(([name, { body }]) => [name, body()])));
    });
    return opened;
  }

  /** Remi over the newest readable content, or undefined before the first load. */
  get built(): BuiltRemi | undefined {
    const search = this.#search.built;
    if (!search) return undefined;
    const from = [search, this.#knowledge] as const;
    if (this.#built?.from.every((part, index) => part === from[index])) return this.#built.is;
    const { data, sources } = search;
    const remi = createRemi({ ...sources, knowledge: this.#knowledge, search: data });
    const is = { remi, knowledge: this.#knowledge, drugs: drugMentions(data) };
    this.#built = { from, is };
    return is;
  }

  #read(stored: ReadonlyMap<string, unknown>): void {
    const bodies = Object.entries(documents).flatMap(([key, name]) =>
      stored.has(name) ? [[key, stored.get(name)] as const] : [],
    );
    const read = remiKnowledge.safeParse({ ...none, ...Object.fromEntries(bodies) });
    if (read.success) this.#knowledge = read.data;
    // The previous content stays in use.
    else this.#log.error({ error: describeError(read.error) }, 'knowledge of Remi not read');
  }
}
