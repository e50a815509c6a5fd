/** The public API of the content. */
export {
  allContent,
  type ContentDocument,
  ContentError,
  type ContentTexts,
  documentsFrom,
} from './documents.ts';
export { type ContentName, contentFiles, contentVersion } from './files.ts';
export { type LearningPath, learningPathFile } from './learning.ts';
export { readContent, readShippedContent } from './read.ts';
export { rowName } from './row-name.ts';
export { concept, guideline, namedThing, otherDrug, otherTopic } from './search-words.ts';
