import { tools } from '@oryx/calculators';
import { type ContentName, readShippedContent } from '@oryx/content';
import { atOnce, createSearch, patternsFrom, searchDataFrom } from '@oryx/search';
import { buildRemi } from '../create-remi.ts';
import { Library } from '../library.ts';
import type { Remi, RemiSources } from '../remi.ts';

/** Returns what `make` makes. It is called once, because all test files of a worker share these modules. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Returns Remi's sources from the shipped content. Nobody may change them. */
export const shippedSources = once(readSources);

const shippedSearch = once(async () => createSearch((await shippedSources()).search));

const noPause = async () => undefined;

/** Returns Remi over the shipped content. She is stateless. */
export const shippedRemi = once(async (): Promise<Remi> => {
  return atOnce(buildRemi(await shippedSources(), shippedSearch, noPause));
});

/** Returns the patterns of the shipped content. */
export const shippedPatterns = once(async () =>
  patternsFrom((await shippedSources()).knowledge.patterns.rows),
);

/** Returns the library of the shipped content. */
export const shippedLibrary = once(async () =>
  atOnce(Library.of(await shippedSources(), shippedSearch, noPause)),
);

async function readSources(): Promise<RemiSources> {
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
      findings: document('search/findings'),
      calculators: document('search/calculators'),
      patterns: document('search/patterns'),
      expressions: document('search/expressions'),
      fillers: document('search/fillers'),
      spellings: document('search/spellings'),
      dangerSigns: document('danger-signs'),
      contraindications: document('contraindications'),
      hardStops: document('hard-stops'),
      poisons: document('poisons'),
      harmAnswers: document('harm-answers'),
      helpLines: document('help-lines'),
    },
    search: searchDataFrom({
      ...lists,
      tools,
      things: rows('search/things'),
      concepts: rows('search/concepts'),
      guidelines: rows('search/guidelines'),
      otherDrugs: rows('search/other-drugs'),
      otherTopics: rows('search/other-topics'),
      complaints: rows('complaints'),
    }),
  };
}
