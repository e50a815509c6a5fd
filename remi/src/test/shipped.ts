import { tools } from '@oryx/calculators';
import { type ContentName, readShippedContent } from '@oryx/content';
import { searchDataFrom } from '@oryx/search';
import type { RemiSources } from '../remi.ts';

/** Returns Remi's sources from the shipped content. */
export async function shippedSources(): Promise<RemiSources> {
  const documents = new Map((await readShippedContent()).map(({ name, body }) => [name, body]));
  const document = (name: ContentName) =>
    documents.get(name) as { sources: never[]; drugs: never[]; conditions: never[]; rows: never[] };
  const rows = (name: ContentName) => document(name).rows;
  const lists = {
    medications: rows('medications'),
    algorithms: rows('algorithms'),
    vitalSigns: rows('paediatrics/vital-signs'),
    equipment: rows('paediatrics/equipment'),
    defibrillation: rows('paediatrics/defibrillation'),
  };
  return {
    ...lists,
    knowledge: {
      interactions: document('interactions'),
      complaints: document('complaints'),
      dangerSigns: document('danger-signs'),
      contraindications: document('contraindications'),
      hardStops: document('hard-stops'),
      poisons: document('poisons'),
      helpLines: document('help-lines'),
    },
    search: searchDataFrom({
      ...lists,
      tools,
      things: rows('search/things'),
      concepts: rows('search/concepts'),
      guidelines: rows('search/guidelines'),
      otherDrugs: rows('search/other-drugs'),
    }),
  };
}
