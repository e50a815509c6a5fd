import { readShippedContent } from '@oryx/content';
import { openApiDocument } from '@oryx/contract';
import { keepCompressed } from './http/compressed-texts.ts';
import { referenceLists } from './reference/lists.ts';
import { listText } from './reference/reference-lists.ts';

/** Entry point of the build: compresses what every start would otherwise compress anew. */
const shipped = new Map((await readShippedContent()).map(({ name, body }) => [name, body]));
const lists = referenceLists.map(({ endpoint, document }) => listText(shipped.get(document), endpoint));
await Promise.all([...lists, JSON.stringify(openApiDocument())].map((text) => keepCompressed(text)));
