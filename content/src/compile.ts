import { ContentError } from './documents.ts';
import { compileShippedContent } from './read.ts';

/** Entry point of the build. Prints the faults of the content without a stack, because each names its file and line. */
try {
  await compileShippedContent();
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
