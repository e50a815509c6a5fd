/** The public API of the content. */
export {
  allContent,
  type ContentDocument,
  ContentError,
  type ContentTexts,
  documentsFrom,
} from './documents.ts';
export { type ContentName, contentFiles, contentVersion } from './files.ts';
export { formularyPath, formularyText } from './formulary.ts';
export { type LearningPath, learningPathFile } from './learning.ts';
export { readContent, readShippedContent } from './read.ts';
export { changePage, editableValue, placeOfFault } from './review/change-page.ts';
export { correctionsOf, correctionsOfImport, type PageCorrection } from './review/corrections.ts';
export {
  differenceOf,
  type Fact,
  hashOf,
  type Json,
  type JsonObject,
  type SignedFact,
} from './review/fact.ts';
export { factsOf, type PageFile } from './review/facts.ts';
export { faultsOfPage, fieldSchemas, readPage } from './review/page.ts';
export { type OfPage, type ReviewFile, reviewPath, reviewText, signedInFiles } from './review/review-file.ts';
export {
  documentOfPage,
  hasFolder,
  type ReviewedDocument,
  reviewedDocuments,
} from './review/reviewed-documents.ts';
export { canBeWithdrawn, shownPage } from './review/shown-page.ts';
export {
  factStates,
  isValid,
  nextExpiry,
  type PageRecord,
  type PageState,
  type Signature,
  stateOf,
  type Version,
  type Withdrawal,
} from './review/state.ts';
export { writePage } from './review/write-page.ts';
export { rowName } from './row-name.ts';
export { concept, guideline, namedThing, otherDrug, otherTopic } from './search-words.ts';
