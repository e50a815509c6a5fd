import { tools } from '@oryx/calculators';
import { type ContentName, concept, guideline, namedThing, otherDrug } from '@oryx/content';
import {
  airwayEquipment,
  algorithm,
  defibrillation,
  medication,
  type SearchData,
  searchData,
  vitalSigns,
} from '@oryx/contract';
import { createSearch, type Search, type SearchSources, searchDataFrom } from '@oryx/search';
import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { readDocuments } from '../content/documents-table.ts';
import { followContent } from '../content/follow-content.ts';
import type { Log } from '../dependencies.ts';
import { describeError } from '../describe-error.ts';
import { contentDocuments as table } from '../storage/schema.ts';
import type { Database, Storage } from '../storage/storage.ts';

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
} as const satisfies Record<string, readonly [ContentName, z.core.$ZodType]>;

/** A search over one version of the content. */
export interface BuiltSearch {
  readonly data: SearchData;
  readonly search: Search;
  /** The sources it was built from. */
  readonly sources: SearchSources;
}

/** The search over the stored content. It is rebuilt after each change in any process. */
export class SearchIndex {
  readonly #db: Database;
  readonly #log: Log;
  #version = '';
  #built: BuiltSearch | undefined;

  private constructor(db: Database, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  /** Builds the search and follows changes in the database. */
  static async open(storage: Storage, log: Log): Promise<SearchIndex> {
    const opened = new SearchIndex(storage.db, log);
    await followContent(storage, log, () => opened.#refresh());
    return opened;
  }

  /** The search over the newest readable content, or undefined before the first load. */
  get built(): BuiltSearch | undefined {
    return this.#built;
  }

  async #refresh(): Promise<void> {
    // The previous content stays in use.
    await this.#build().catch((error) =>
      this.#log.error({ error: describeError(error) }, 'search not built'),
    );
  }

  /** Builds the search if content has changed. */
  async #build(): Promise<void> {
    const names = Object.values(documents).map(([name]) => name);
    const { name, hash } = table;
    const rows = await this.#db.select({ name, hash }).from(table).where(inArray(name, names));
    const version = JSON.stringify(rows.map((row) => [row.name, row.hash]).sort());
    if (version === this.#version) return;
    const stored = await readDocuments(this.#db, names);
    const bodies = new Map([...stored].map(([each, { body }]) => [each, body()]));
    const sources = sourcesFrom(bodies, this.#log);
    const data = searchData.parse(searchDataFrom(sources));
    this.#built = { data, search: createSearch(data), sources };
    this.#version = version;
    this.#log.info({ entries: data.entries.length }, 'search built');
  }
}

/** Returns the parsed rows of each document. A missing or unreadable document gives none. */
function sourcesFrom(stored: ReadonlyMap<string, unknown>, log: Log): SearchSources {
  const rowsOf = <Row extends z.core.$ZodType>([name, row]: readonly [ContentName, Row]): z.output<Row>[] => {
    const read = z.object({ rows: z.array(row) }).safeParse(stored.get(name) ?? { rows: [] });
    if (read.success) return read.data.rows;
    // The other documents stay searchable.
    log.error({ document: name, error: describeError(read.error) }, 'content not searched');
    return [];
  };
  return {
    tools,
    medications: rowsOf(documents.medications),
    algorithms: rowsOf(documents.algorithms),
    vitalSigns: rowsOf(documents.vitalSigns),
    equipment: rowsOf(documents.equipment),
    defibrillation: rowsOf(documents.defibrillation),
    things: rowsOf(documents.things),
    concepts: rowsOf(documents.concepts),
    guidelines: rowsOf(documents.guidelines),
    otherDrugs: rowsOf(documents.otherDrugs),
  };
}
