import { type Connection, connection, watchConnection } from './connection.ts';

/**
 * Returns what a call brings, or undefined if the connection is or becomes one of these first, because this
 * device may then answer sooner. Rejects as the call does.
 */
export function unless<Value>(
  poor: readonly Connection[],
  asked: Promise<Value>,
): Promise<Value | undefined> {
  let stop = () => {};
  const isPoor = new Promise<undefined>((resolve) => {
    const check = () => poor.includes(connection()) && resolve(undefined);
    stop = watchConnection(check);
    check();
  });
  return Promise.race([asked, isPoor]).finally(stop);
}
