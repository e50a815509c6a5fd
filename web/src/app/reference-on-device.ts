import { getRemiKnowledge } from '@oryx/contract/kept-routes';
import { fetchJson } from '../api/fetch-json.ts';
import { fetchKept, keptAge } from '../api/kept.ts';
import { onRecovery } from '../api/recovery.ts';
import { allowReference, forgetReference } from '../device/reference-cache.ts';
import { copyOnDevice, keptAnswer, sentAt } from '../offline/copy-on-device.ts';
import { clinicalLists, keptParts, learningLists } from '../offline/kept-parts.ts';
import { keepSearchData } from '../search/search-data.ts';
import { dayText, listText, momentText } from '../ui/date-words.ts';

/** Fetches a list, unless a screen of this visit has done so. The screens check what they read. */
const keep =
  ({ path }: { readonly path: string }) =>
  async () =>
    Number.isFinite(keptAge(path)) || fetchKept(path);

type Call = () => Promise<unknown>;

const calls: readonly Call[] = [
  ...clinicalLists.map(keep),
  keepSearchData,
  keep(getRemiKnowledge),
  ...learningLists.map(
    ({ method, path }) =>
      () =>
        fetchJson({ method, path }),
  ),
];

/** How often a visit fetches a list that fails. More often would load a weak connection with it for ever. */
const passes = 3;

/** Resolves once a service worker controls this page. Without one nothing opens offline. */
function controlled(worker: ServiceWorkerContainer, signal: AbortSignal): Promise<void> {
  if (worker.controller !== null) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('controllerchange', () => resolve(), { once: true, signal });
  });
}

/** Makes calls one after the other, and returns those that failed. */
async function failedOf(calls: readonly Call[], signal: AbortSignal): Promise<readonly Call[]> {
  const failed: Call[] = [];
  for (const call of calls) {
    if (signal.aborted) break;
    await call().catch(() => failed.push(call));
  }
  return failed;
}

/** Resolves when calls get through again after some did not. Never resolves once the signal is aborted. */
function recovered(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = onRecovery(() => {
      unsubscribe();
      resolve();
    });
    signal.addEventListener('abort', unsubscribe);
  });
}

/**
 * Fetches every reference list and Remi's knowledge, and stores them for offline use. They are fetched one after the
 * other, so that a screen opened meanwhile does not share a weak signal with all of them. Those that fail are fetched
 * again when the connection is back, and after a few times at the next visit.
 */
export async function keepReference(signal: AbortSignal): Promise<void> {
  const worker = navigator.serviceWorker;
  // Undefined if the browser refuses service workers, although its type says otherwise.
  if (!worker) return;
  await controlled(worker, signal);
  if (signal.aborted) return;
  await allowReference();
  let missing = calls;
  for (let pass = 1; ; pass += 1) {
    // From before the calls on, because one may get through after another that did not.
    const recovery = recovered(signal);
    missing = await failedOf(missing, signal);
    // The session may have ended while the cache was being opened.
    if (signal.aborted) return forgetReference();
    // Otherwise the browser may clear what is kept when the device is full. It may also refuse.
    await navigator.storage?.persist?.().catch(() => undefined);
    if (missing.length === 0 || pass === passes) return;
    await recovery;
  }
}

/** What works on this device without a connection: in full, and in few words for a narrow screen. */
export interface WorksOffline {
  readonly words: string;
  readonly short: string;
}

/** Returns which parts of Oryx work offline on this device, and how old they are. */
export async function worksOffline(): Promise<WorksOffline> {
  const names: string[] = [];
  const moments: number[] = [];
  const parts = Object.entries(keptParts);
  for (const [name, endpoints] of parts) {
    const since = (await Promise.all(endpoints.map(({ path }) => keptAnswer(path)))).map(sentAt);
    const known = since.filter((moment) => moment !== null);
    if (known.length < endpoints.length) continue;
    names.push(name);
    moments.push(...known);
  }
  const copy = await copyOnDevice();
  if (copy && !copy.isComplete) {
    const count = `not complete: ${copy.kept} of ${copy.of}.`;
    return {
      words: `The copy on this device is ${count} What is missing needs a connection.`,
      short: `Copy ${count}`,
    };
  }
  const works = `${listText(['Calculators', ...names])} work; the rest needs a connection.`;
  const only = `Only ${listText(['calculators', ...names])} work.`;
  if (moments.length === 0) return { words: works, short: only };
  // The oldest date, because nothing is older than that.
  const oldest = Math.min(...moments);
  return {
    words: `${works} Last updated ${momentText(oldest)}.`,
    short: names.length < parts.length ? only : `Saved content of ${dayText(oldest)} works.`,
  };
}
