import { type LearningPath, learningPathFile } from '@oryx/content';
import { difficulties } from '@oryx/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { followContent } from '../content/follow-content.ts';
import type { Log } from '../dependencies.ts';
import { describeError } from '../http/describe-error.ts';
import { HttpError } from '../http/http-error.ts';
import { contentDocuments as table } from '../storage/schema.ts';
import type { Database, Storage } from '../storage/storage.ts';
import type { PlacedModule } from './rules/record.ts';

const document = 'learning';
const body = z.object({ rows: z.array(learningPathFile) });

/** The learning paths that are stored, with their keys of right answers, read anew whenever they change. */
export class LearningContent {
  readonly #db: Database;
  readonly #log: Log;
  #hash: string | undefined;
  #paths: readonly LearningPath[] | undefined;

  private constructor(db: Database, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  /** Reads the paths and keeps them up with the database. */
  static async open(storage: Storage, log: Log): Promise<LearningContent> {
    const opened = new LearningContent(storage.db, log);
    await followContent(storage, log, () => opened.#load());
    return opened;
  }

  /** Every path: the easiest first, within a difficulty by title. Throws a 503 if none could ever be read. */
  get paths(): readonly LearningPath[] {
    if (!this.#paths) throw new HttpError(503, 'The learning paths are not loaded yet. Please try again.');
    return this.#paths;
  }

  /** A module of a path. Throws a 404 that says which of the two there is not. */
  find(pathId: string, moduleId: string): PlacedModule {
    const path = this.paths.find(({ id }) => id === pathId);
    if (!path) throw new HttpError(404, 'There is no such learning path.');
    const module = path.modules.find(({ id }) => id === moduleId);
    if (!module) throw new HttpError(404, 'There is no such module in this learning path.');
    return { path, module };
  }

  async #load(): Promise<void> {
    const [row] = await this.#db.select().from(table).where(eq(table.name, document));
    const hash = row?.hash ?? '';
    if (hash === this.#hash) return;
    // Nobody has stored any: then there are none.
    const read = body.safeParse(row?.body ?? { rows: [] });
    if (!read.success) {
      // Its readers keep what they had.
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
