import type { Log } from '../dependencies.ts';
import { describeError } from '../describe-error.ts';
import type { Storage } from '../storage/storage.ts';
import { contentChannel } from './documents-table.ts';

/**
 * Loads a process's copy of the content, now and after each change in any process. Loads run one after the
 * other, so that the newest content wins. Rejects if the first load fails. A later failure is logged, and the
 * previous content stays.
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
