import { readFile } from 'node:fs/promises';
import { tools } from '@oryx/calculators';
import type { ContentName } from '@oryx/content';
import type { SearchData } from '@oryx/contract';
import { type SearchSources, searchDataFrom } from '@oryx/search';
import { parse } from 'yaml';
import { shippedContent } from '../content.ts';

/** Returns the search sources of the shipped content. */
export async function shippedSources(): Promise<SearchSources> {
  const documents = await shippedContent();
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
    otherTopics: rows('search/other-topics'),
    complaints: rows('complaints'),
  };
}

/** Returns the search data of the shipped content. */
export async function shippedData(): Promise<SearchData> {
  return searchDataFrom(await shippedSources());
}

/** Returns queries of clinicians by kind, each with its right titles. */
export async function clinicalQueries(): Promise<{ query: string; right: readonly string[] }[]> {
  const byKind = (await fixture('queries.yaml')) as Record<string, Record<string, string | string[]>>;
  return Object.values(byKind).flatMap((queries) =>
    Object.entries(queries).map(([query, right]) => ({ query, right: [right].flat() })),
  );
}

/** Returns pairs of drug names that have been confused. */
export async function lookAlikes(): Promise<(readonly [string, string])[]> {
  return (await fixture('look-alikes.yaml')) as [string, string][];
}

async function fixture(name: string): Promise<unknown> {
  return parse(await readFile(new URL(name, import.meta.url), 'utf8'));
}
