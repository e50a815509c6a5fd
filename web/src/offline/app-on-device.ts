import type { KeptFiles } from '../service-worker/app-files.ts';
import type { WorkerRequest } from '../service-worker/messages.ts';
import { createEmitter } from '../ui/emitter.ts';

/** Address of the service worker, which keeps the files of the app. */
const workerPath = '/sw.js';

/** Pause in ms after a failed attempt, which doubles with each, and the longest one. */
const firstPause = 10_000;
const longestPause = 5 * 60_000;

/** Time in ms after which a new version that was told to take over is told again. */
const askAgainEvery = 1000;

/** Time in ms between two questions for a new version, in an app that stays open. */
const checkEvery = 60 * 60_000;

let registration: ServiceWorkerRegistration | undefined;
/** A version that is kept whole and waits to take over. */
let waiting: ServiceWorker | undefined;
let pause = firstPause;
let retry: ReturnType<typeof setTimeout> | undefined;
let checkedAt = 0;

const changes = createEmitter();

/** Calls the listener when a new version is ready, or no longer waits. Returns a function to unsubscribe. */
export const onUpdateChange = changes.subscribe;

/** Returns whether a new version of the app waits to take over. */
export const isUpdateReady = (): boolean => waiting !== undefined;

/**
 * Keeps the app on this device, and looks for a new version now and then. What fails is tried again: after a while,
 * and at once when there may be a connection again. Does nothing if the browser has no service workers.
 */
export function keepApp(): void {
  if (!navigator.serviceWorker || registration !== undefined) return;
  window.addEventListener('online', keepNow);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) lookForUpdate();
  });
  void keep();
}

/** Tries at once what waits for its next attempt, because there is a connection again. */
function keepNow(): void {
  if (retry === undefined) {
    lookForUpdate();
    return;
  }
  pause = firstPause;
  void keep();
}

async function keep(): Promise<void> {
  const isRetry = retry !== undefined;
  clearTimeout(retry);
  retry = undefined;
  checkedAt = Date.now();
  try {
    registration = await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
    // A version that has failed is only fetched again if it is asked for. The browser asks by itself for each page.
    if (isRetry && registration.active) await registration.update();
  } catch (error) {
    console.error('Oryx does not open offline on this device yet.', error);
    keepLater();
    return;
  }
  registration.onupdatefound = () => follow(registration?.installing);
  follow(registration.installing);
  offer(registration.waiting);
  tell(registration.active, 'keep');
}

function keepLater(): void {
  clearTimeout(retry);
  retry = setTimeout(keep, pause);
  pause = Math.min(2 * pause, longestPause);
}

/** Follows a worker that fetches the files of its version. It fails as a whole, and is then started again. */
function follow(worker: ServiceWorker | null | undefined): void {
  if (!worker) return;
  worker.onstatechange = () => {
    if (worker.state === 'redundant') {
      // Either it has failed, or a still newer version has replaced it.
      if (waiting === worker) offer(null);
      else if (!registration?.installing) keepLater();
    }
    if (worker.state === 'installed') {
      pause = firstPause;
      offer(registration?.waiting);
    }
    if (worker.state === 'activated') offer(null);
  };
}

/** Announces a version that waits. The first one of a device has nothing to wait for. */
function offer(worker: ServiceWorker | null | undefined): void {
  const next = registration?.active ? (worker ?? undefined) : undefined;
  if (next === waiting) return;
  waiting = next;
  follow(next);
  changes.emit();
}

function lookForUpdate(): void {
  if (registration === undefined || Date.now() - checkedAt < checkEvery) return;
  checkedAt = Date.now();
  // Without a connection there is nothing to find.
  registration.update().catch(() => undefined);
}

/** Lets the new version take over, and opens it. It is called only after a tap, because it loads the page anew. */
export function applyUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  tell(waiting, 'activate');
  // A browser waits until the version before is idle. One that was just starting or ending then is not asked again.
  setInterval(() => tell(waiting, 'activate'), askAgainEvery);
}

function tell(worker: ServiceWorker | null | undefined, request: WorkerRequest, port?: MessagePort): void {
  worker?.postMessage(request, port ? [port] : []);
}

/** Returns how many files of the app are on this device, or undefined if it does not keep them. */
export async function filesOnDevice(): Promise<KeptFiles | undefined> {
  const found = registration ?? (await navigator.serviceWorker?.getRegistration());
  const worker = found?.active ?? found?.waiting ?? found?.installing;
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<KeptFiles>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  tell(worker, 'count', port2);
  return answer.finally(() => port1.close());
}
