import { readFile } from 'node:fs/promises';
import { tools } from '@oryx/calculators';
import { type ContentName, readShippedContent } from '@oryx/content';
import { type SearchSources, searchDataFrom } from '@oryx/content/search';
import type { SearchData } from '@oryx/contract';
import { parse } from 'yaml';

/** What a search is made from, out of the content that comes with Oryx. */
export async function shippedSources(): Promise<SearchSources> {
  const documents = await readShippedContent();
  const bodies = new Map(documents.map(({ name, body }) => [name, body as { rows: never[] }]));
  const rows = (name: ContentName) => bodies.get(name)?.rows ?? [];
  return {
    tools,
    medications: rows('medications'),
    algorithms: rows('algorithms'),
    vitalSigns: rows('paediatrics/vital-signs'),
    equipment: rows('paediatrics/equipment'),
    defibrillation: rows('paediatrics/defibrillation'),
    things: rows('search/things'),
    concepts: rows('search/concepts'),
    guidelines: rows('search/guidelines'),
    otherDrugs: rows('search/other-drugs'),
  };
}

/** All that the search over the shipped content is made of. */
export async function shippedData(): Promise<SearchData> {
  return searchDataFrom(await shippedSources());
}

/** What clinicians type, by kind, each with the title or titles that are right. */
export async function clinicalQueries(): Promise<{ query: string; right: readonly string[] }[]> {
  const byKind = (await fixture('queries.yaml')) as Record<string, Record<string, string | string[]>>;
  return Object.values(byKind).flatMap((queries) =>
    Object.entries(queries).map(([query, right]) => ({ query, right: [right].flat() })),
  );
}

/** Names of drugs that have been taken for each other. */
export async function lookAlikes(): Promise<(readonly [string, string])[]> {
  return (await fixture('look-alikes.yaml')) as [string, string][];
}

async function fixture(name: string): Promise<unknown> {
  return parse(await readFile(new URL(name, import.meta.url), 'utf8'));
}
