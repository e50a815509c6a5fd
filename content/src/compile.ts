import { compileShippedContent } from './read.ts';

/** Entry point of the build. */
await compileShippedContent();
