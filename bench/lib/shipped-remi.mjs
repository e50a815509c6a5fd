import { tools } from '@oryx/calculators';
import { readShippedContent } from '@oryx/content';
import { createRemi } from '@oryx/remi';
import { patternsFrom, searchDataFrom } from '@oryx/search';

let documentsRead;

/** Returns the shipped documents by name. They are parsed once. */
function readDocuments() {
  documentsRead ??= readShippedContent().then((all) => new Map(all.map(({ name, body }) => [name, body])));
  return documentsRead;
}

/** Returns the patterns of the shipped content, by which texts are read. */
export const shippedPatterns = async () => patternsFrom((await readDocuments()).get('search/patterns').rows);

const knowledgeOf = (documents) => ({
  interactions: documents.get('interactions'),
  complaints: documents.get('complaints'),
  findings: documents.get('search/findings'),
  calculators: documents.get('search/calculators'),
  patterns: documents.get('search/patterns'),
  expressions: documents.get('search/expressions'),
  fillers: documents.get('search/fillers'),
  spellings: documents.get('search/spellings'),
  dangerSigns: documents.get('danger-signs'),
  contraindications: documents.get('contraindications'),
  hardStops: documents.get('hard-stops'),
  poisons: documents.get('poisons'),
  harmAnswers: documents.get('harm-answers'),
  helpLines: documents.get('help-lines'),
});

/** Returns the shipped knowledge of Remi, as a server sends it to a device. */
export const shippedKnowledge = async () => knowledgeOf(await readDocuments());

/** Returns the shipped lists that Remi answers from, and the entries of the search. */
export async function shippedLists() {
  const documents = await readDocuments();
  const rows = (name) => documents.get(name).rows;
  const lists = {
    medications: rows('medications'),
    algorithms: rows('algorithms'),
    vitalSigns: rows('paediatrics/vital-signs'),
    equipment: rows('paediatrics/equipment'),
    defibrillation: rows('paediatrics/defibrillation'),
  };
  const search = searchDataFrom({
    ...lists,
    tools,
    things: rows('search/things'),
    concepts: rows('search/concepts'),
    guidelines: rows('search/guidelines'),
    otherDrugs: rows('search/other-drugs'),
    otherTopics: rows('search/other-topics'),
    complaints: rows('complaints'),
  });
  return { ...lists, search };
}

/** Returns Remi over the shipped content. */
export const shippedRemi = async () =>
  createRemi({ ...(await shippedLists()), knowledge: await shippedKnowledge() });
