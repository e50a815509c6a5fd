import { setImmediate } from 'node:timers/promises';
import { tools } from '@oryx/calculators';
import { type ContentName, concept, guideline, namedThing, otherDrug, otherTopic } from '@oryx/content';
import {
  airwayEquipment,
  algorithm,
  complaint,
  defibrillation,
  medication,
  type SearchData,
  searchData,
  vitalSigns,
} from '@oryx/contract';
import { buildSearch, buildSearchData, inSlices, type Search, type SearchSources } from '@oryx/search';
import { z } from 'zod';
import type { ServedContent, ServedDocuments } from '../content/served-content.ts';
import type { Log } from '../dependencies.ts';
import { describeError } from '../describe-error.ts';

/** Searchable documents, by the names that the search uses. */
const documents = {
  medications: ['medications', medication],
  algorithms: ['algorithms', algorithm],
  vitalSigns: ['paediatrics/vital-signs', vitalSigns],
  equipment: ['paediatrics/equipment', airwayEquipment],
  defibrillation: ['paediatrics/defibrillation', defibrillation],
  things: ['search/things', namedThing],
  concepts: ['search/concepts', concept],
  guidelines: ['search/guidelines', guideline],
  otherDrugs: ['search/other-drugs', otherDrug],
  otherTopics: ['search/other-topics', otherTopic],
  complaints: ['complaints', complaint],
} as const satisfies Record<string, readonly [ContentName, z.core.$ZodType]>;

/** A search over one version of the content. */
export interface BuiltSearch {
  readonly data: SearchData;
  readonly search: Search;
  /** The sources it was built from. */
  readonly sources: SearchSources;
}

/**
 * The search over the stored content. It is built when it is first needed, and rebuilt after each change in any
 * process.
 */
export class SearchIndex {
  readonly #log: Log;
  #stored: ServedDocuments = new Map();
  #first: Promise<void> | undefined;
  #version = '';
  #built: BuiltSearch | undefined;

  private constructor(log: Log) {
    this.#log = log;
  }

  /** Follows the content. */
  static async open(content: ServedContent, log: Log): Promise<SearchIndex> {
    const opened = new SearchIndex(log);
    await content.follow((stored) => opened.#follow(stored));
    return opened;
  }

  /** The search over the newest readable content, or undefined before it has been built. */
  get built(): BuiltSearch | undefined {
    return this.#built;
  }

  /** Resolves with the search over the newest readable content, which the first caller builds, if there is any. */
  async current(): Promise<BuiltSearch | undefined> {
    this.#first ??= this.#refresh(this.#stored);
    await this.#first;
    return this.#built;
  }

  async #follow(stored: ServedDocuments): Promise<void> {
    this.#stored = stored;
    if (!this.#first) return;
    await this.#first;
    await this.#refresh(stored);
  }

  async #refresh(stored: ServedDocuments): Promise<void> {
    try {
      // Users are answered meanwhile.
      await inSlices(this.#build(stored), setImmediate);
    } catch (error) {
      // The previous content stays in use.
      this.#log.error({ error: describeError(error) }, 'search not built');
    }
  }

  /** Builds the search in short steps if content has changed. */
  *#build(stored: ServedDocuments): Generator<void, void> {
    const names = Object.values(documents).map(([name]) => name);
    const version = JSON.stringify(names.map((name) => stored.get(name)?.hash));
    if (version === this.#version) return;
    const bodies = new Map(names.map((name) => [name, stored.get(name)?.body()]));
    const sources = yield* sourcesFrom(bodies, this.#log);
    const data = searchData.parse(yield* buildSearchData(sources));
    yield;
    this.#built = { data, search: yield* buildSearch(data), sources };
    this.#version = version;
    this.#log.info({ entries: data.entries.length }, 'search built');
  }
}

/** Returns the parsed rows of each document. A missing or unreadable document gives none. */
function* sourcesFrom(bodies: ReadonlyMap<ContentName, unknown>, log: Log): Generator<void, SearchSources> {
  function* rowsOf<Row extends z.core.$ZodType>([name, row]: readonly [ContentName, Row]) {
    try {
      return yield* parsedRows(row, bodies.get(name) ?? { rows: [] });
    } catch (error) {
      // The other documents stay searchable.
      log.error({ document: name, error: describeError(error) }, 'content not searched');
      return [];
    }
  }
  return {
    tools,
    medications: yield* rowsOf(documents.medications),
    algorithms: yield* rowsOf(documents.algorithms),
    vitalSigns: yield* rowsOf(documents.vitalSigns),
    equipment: yield* rowsOf(documents.equipment),
    defibrillation: yield* rowsOf(documents.defibrillation),
    things: yield* rowsOf(documents.things),
    concepts: yield* rowsOf(documents.concepts),
    guidelines: yield* rowsOf(documents.guidelines),
    otherDrugs: yield* rowsOf(documents.otherDrugs),
    otherTopics: yield* rowsOf(documents.otherTopics),
    complaints: yield* rowsOf(documents.complaints),
  };
}

/** Parses the rows of a document, one in each step. Throws at the first invalid one. */
function* parsedRows<Row extends z.core.$ZodType>(row: Row, body: unknown): Generator<void, z.output<Row>[]> {
  const { rows } = z.object({ rows: z.array(z.unknown()) }).parse(body);
  const parsed: z.output<Row>[] = [];
  for (const [at, value] of rows.entries()) {
    const read = z.safeParse(row, value);
    if (!read.success) throw new Error(`Row ${at + 1} is not valid.`, { cause: read.error });
    parsed.push(read.data);
    yield;
  }
  return parsed;
}
