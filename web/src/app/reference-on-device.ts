import { getRemiKnowledge } from '@oryx/contract/remi';
import { fetchJson } from '../api/fetch-json.ts';
import { fetchKept, keptAge } from '../api/kept.ts';
import { allowReference, forgetReference } from '../device/reference-cache.ts';
import { copyOnDevice, keptAnswer, sentAt } from '../offline/copy-on-device.ts';
import { clinicalLists, keptParts, learningLists } from '../offline/kept-parts.ts';
import { keepSearchData } from '../search/search-data.ts';

/** Fetches a list, unless a screen of this visit has done so. The screens check what they read. */
const keep =
  ({ path }: { readonly path: string }) =>
  async () =>
    Number.isFinite(keptAge(path)) || fetchKept(path);

const calls: readonly (() => Promise<unknown>)[] = [
  ...clinicalLists.map(keep),
  keepSearchData,
  keep(getRemiKnowledge),
  ...learningLists.map(
    ({ method, path }) =>
      () =>
        fetchJson({ method, path }),
  ),
];

const momentFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const listFormat = new Intl.ListFormat('en-GB');

/** Resolves once a service worker controls this page. Without one nothing opens offline. */
function controlled(worker: ServiceWorkerContainer, signal: AbortSignal): Promise<void> {
  if (worker.controller !== null) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('controllerchange', () => resolve(), { once: true, signal });
  });
}

/**
 * Fetches every reference list and Remi's knowledge, and stores them for offline use. They are fetched one after the other, so that a screen opened meanwhile does not share a weak signal
 * with all of them.
 */
export async function keepReference(signal: AbortSignal): Promise<void> {
  const worker = navigator.serviceWorker;
  // Undefined if the browser refuses service workers, although its type says otherwise.
  if (!worker) return;
  await controlled(worker, signal);
  if (signal.aborted) return;
  await allowReference();
  for (const call of calls) {
    if (signal.aborted) break;
    // A failed list is fetched at the next visit, or when its screen is opened.
    await call().catch(() => undefined);
  }
  // The session may have ended while the cache was being opened.
  if (signal.aborted) await forgetReference();
  // Otherwise the browser may clear what is kept when the device is full. It may also refuse.
  else await navigator.storage?.persist?.().catch(() => undefined);
}

/** Returns which parts of Oryx work offline on this device, and how old they are. */
export async function worksOffline(): Promise<string> {
  const names = ['Calculators'];
  const moments: number[] = [];
  for (const [name, endpoints] of Object.entries(keptParts)) {
    const since = (await Promise.all(endpoints.map(({ path }) => keptAnswer(path)))).map(sentAt);
    const known = since.filter((moment) => moment !== null);
    if (known.length < endpoints.length) continue;
    names.push(name);
    moments.push(...known);
  }
  const copy = await copyOnDevice();
  if (copy && !copy.isComplete) {
    return `The copy on this device is not complete: ${copy.kept} of ${copy.of}. What is missing needs a connection.`;
  }
  const works = `${listFormat.format(names)} work; the rest needs a connection.`;
  if (moments.length === 0) return works;
  // The oldest date, because nothing is older than that.
  return `${works} Last updated ${momentFormat.format(Math.min(...moments))}.`;
}
