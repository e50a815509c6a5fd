/** The public face of the content: what clinicians read, checked. */
export { type ContentName, contentFiles } from './files.ts';
export { type ContentDocument, ContentError, readContent, readShippedContent } from './read.ts';
