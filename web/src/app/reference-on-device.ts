import {
  listAirwayEquipment,
  listAlgorithms,
  listDefibrillation,
  listMedications,
  listVitalSigns,
} from '../api/reference-calls.ts';
import { getRemiKnowledge } from '../api/remi-calls.ts';
import { forgetReference } from '../device/reference-cache.ts';
import { referenceCache } from '../product.ts';
import { keepSearchData } from '../search/search-data.ts';

const medications = ['/api/medications'];
const algorithms = ['/api/algorithms'];
const paedCal = [
  '/api/pediatrics/vital-signs',
  '/api/pediatrics/equipment',
  '/api/pediatrics/defibrillation',
];

/** What the service worker keeps, by the names of the screens that need all of these paths. */
const kept: Readonly<Record<string, readonly string[]>> = {
  medications,
  algorithms,
  'Paed-Cal': paedCal,
  // Remi also needs what a search is made of, which is fetched before its knowledge.
  Remi: [...medications, ...algorithms, ...paedCal, '/api/ai/knowledge'],
};

const calls: readonly (() => Promise<unknown>)[] = [
  listMedications,
  listAlgorithms,
  listVitalSigns,
  listAirwayEquipment,
  listDefibrillation,
  keepSearchData,
  getRemiKnowledge,
];

const momentFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const listFormat = new Intl.ListFormat('en-GB');

/** Resolves once a service worker answers for this page: what is fetched before that is not kept. */
function controlled(worker: ServiceWorkerContainer, signal: AbortSignal): Promise<void> {
  if (worker.controller !== null) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener('controllerchange', () => resolve(), { once: true, signal });
  });
}

/**
 * Fetches every reference list, and what Remi knows, through the service worker, which keeps them, so that they are on the
 * device before the first road without a signal. One after the other: a screen that is opened meanwhile
 * shall not share a weak signal with all of them.
 */
export async function keepReference(signal: AbortSignal): Promise<void> {
  const worker = navigator.serviceWorker;
  // Not there where the browser refuses service workers, whatever its type says.
  if (!worker) return;
  await controlled(worker, signal);
  for (const call of calls) {
    if (signal.aborted) break;
    // What fails now is fetched at the next visit, or when its screen is opened.
    await call().catch(() => undefined);
  }
  // A list that was on its way when the session ended has been kept after the others were removed.
  if (signal.aborted) await forgetReference();
}

/** When the server answered with what is kept for this path, or null where nothing is. */
async function keptSince(path: string): Promise<number | null> {
  const response = await window.caches.match(path, { cacheName: referenceCache, ignoreVary: true });
  const moment = Date.parse(response?.headers.get('date') ?? '');
  return Number.isNaN(moment) ? null : moment;
}

/** Says which parts of Oryx work on this device without a connection, and how old they are. */
export async function offlineWords(): Promise<string> {
  const names = ['Calculators'];
  const moments: number[] = [];
  for (const [name, paths] of Object.entries(kept)) {
    const since = await Promise.all(paths.map(keptSince));
    const known = since.filter((moment) => moment !== null);
    if (known.length < paths.length) continue;
    names.push(name);
    moments.push(...known);
  }
  const works = `Offline. ${listFormat.format(names)} work; the rest needs a connection.`;
  if (moments.length === 0) return works;
  // The oldest, because none of it is older than that.
  return `${works} Last updated ${momentFormat.format(Math.min(...moments))}.`;
}
