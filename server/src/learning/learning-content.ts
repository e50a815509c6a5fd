import { type LearningPath, learningPathFile } from '@oryx/content';
import { difficulties } from '@oryx/contract';
import { z } from 'zod';
import type { ServedContent, ServedDocuments } from '../content/served-content.ts';
import type { Log } from '../dependencies.ts';
import { describeError } from '../describe-error.ts';
import { HttpError } from '../http/http-error.ts';
import type { PlacedModule } from './rules/record.ts';

const document = 'learning';
const body = z.object({ rows: z.array(learningPathFile) });

/** The stored learning paths with their right answers. They are reloaded whenever they change. */
export class LearningContent {
  readonly #log: Log;
  #hash: string | undefined;
  #paths: readonly LearningPath[] | undefined;

  private constructor(log: Log) {
    this.#log = log;
  }

  /** Reads the paths, now and after each change of the content. */
  static async open(content: ServedContent, log: Log): Promise<LearningContent> {
    const opened = new LearningContent(log);
    await content.follow((documents) => opened.#load(documents));
    return opened;
  }

  /** All paths, easiest first, then by title. Throws a 503 if they could never be loaded. */
  get paths(): readonly LearningPath[] {
    if (!this.#paths) throw new HttpError(503, 'The learning paths are not loaded yet. Please try again.');
    return this.#paths;
  }

  /** Returns a module of a path. Throws a 404 that names the missing one. */
  find(pathId: string, moduleId: string): PlacedModule {
    const path = this.paths.find(({ id }) => id === pathId);
    if (!path) throw new HttpError(404, 'There is no such learning path.');
    const module = path.modules.find(({ id }) => id === moduleId);
    if (!module) throw new HttpError(404, 'There is no such module in this learning path.');
    return { path, module };
  }

  #load(documents: ServedDocuments): void {
    const stored = documents.get(document);
    const hash = stored?.hash ?? '';
    if (hash === this.#hash) return;
    // If none are stored, there are none.
    const read = body.safeParse(stored?.body() ?? { rows: [] });
    if (!read.success) {
      // The previous content stays in use.
      this.#log.error({ document, error: describeError(read.error) }, 'content not served');
      return;
    }
    this.#paths = read.data.rows.toSorted(byDifficulty);
    this.#hash = hash;
    this.#log.info({ document, paths: this.#paths.length }, 'content loaded');
  }
}

function byDifficulty(a: LearningPath, b: LearningPath): number {
  return (
    difficulties.indexOf(a.difficultyLevel) - difficulties.indexOf(b.difficultyLevel) ||
    a.title.localeCompare(b.title, 'en')
  );
}
