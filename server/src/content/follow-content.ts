import type { Log } from '../dependencies.ts';
import { describeError } from '../http/describe-error.ts';
import type { Storage } from '../storage/storage.ts';
import { contentChannel } from './documents-table.ts';

/**
 * Loads what a process keeps of the content, now and after each change in any process. One loading
 * follows the other, so that the newest content stays. Rejects if the first fails; a later one that
 * fails is logged, and readers keep what they had.
 */
export async function followContent(
  storage: Pick<Storage, 'listen'>,
  log: Log,
  load: () => Promise<void>,
): Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const next = () => {
    last = last.catch(() => undefined).then(load);
    return last;
  };
  await storage.listen(contentChannel, () => {
    next().catch((error) => log.error({ error: describeError(error) }, 'content not refreshed'));
  });
  await next();
}
