import type { ServedContent } from '../content/served-content.ts';
import type { Clock, Log } from '../dependencies.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Database, Storage } from '../storage/storage.ts';
import { LearningContent } from './learning-content.ts';

/** The dependencies of the learning routes. */
export interface Learning {
  readonly db: Database;
  readonly content: LearningContent;
  readonly limits: RateLimits;
  readonly clock: Clock;
}

/** Creates the dependencies of the learning routes. */
export async function openLearning({
  storage,
  content,
  log,
  limits,
  clock,
}: {
  readonly storage: Storage;
  readonly content: ServedContent;
  readonly log: Log;
  readonly limits: RateLimits;
  readonly clock: Clock;
}): Promise<Learning> {
  return { db: storage.db, content: await LearningContent.open(content, log), limits, clock };
}
