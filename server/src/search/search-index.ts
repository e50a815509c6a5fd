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
  readonly #log: Log;
  #version = '';
  #built: BuiltSearch | undefined;

  private constructor(log: Log) {
    this.#log = log;
  }

  /** Builds the search, now and after each change of the content. */
  static async open(content: ServedContent, log: Log): Promise<SearchIndex> {
    const opened = new SearchIndex(log);
    await content.follow((stored) => opened.#refresh(stored));
    return opened;
  }

  /** The search over the newest readable content, or undefined before the first load. */
  get built(): BuiltSearch | undefined {
    return this.#built;
  }

  #refresh(stored: ServedDocuments): void {
    try {
      this.#build(stored);
    } catch (error) {
      // The previous content stays in use.
      this.#log.error({ error: describeError(error) }, 'search not built');
    }
  }

  /** Builds the search if content has changed. */
  #build(stored: ServedDocuments): void {
    const names = Object.values(documents).map(([name]) => name);
    const version = JSON.stringify(names.map((name) => stored.get(name)?.hash));
    if (version === this.#version) return;
    const bodies = new Map(names.map((name) => [name, stored.get(name)?.body()]));
    const sources = sourcesFrom(bodies, this.#log);
    const data = searchData.parse(searchDataFrom(sources));
    this.#built = { data, search: createSearch(data), sources };
    this.#version = version;
    this.#log.info({ entries: data.entries.length }, 'search built');
  }
}

/** Returns the parsed rows of each document. A missing or unreadable document gives none. */
function sourcesFrom(bodies: ReadonlyMap<ContentName, unknown>, log: Log): SearchSources {
  const rowsOf = <Row extends z.core.$ZodType>([name, row]: readonly [ContentName, Row]): z.output<Row>[] => {
    const read = z.object({ rows: z.array(row) }).safeParse(bodies.get(name) ?? { rows: [] });
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
