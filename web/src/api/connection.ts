import { currentUser } from '@oryx/contract/auth-routes';
import { useSyncExternalStore } from 'react';
import { onSessionEnd } from '../device/session-end.ts';
import { keptHeader } from '../product.ts';
import { createEmitter } from '../ui/emitter.ts';
import { fetchJson } from './fetch-json.ts';
import { announceRecovery } from './recovery.ts';
import { type Call, isForeign, watchCalls } from './watched-fetch.ts';

/** The connection to the server, as the last calls have shown it. */
export type Connection = 'reachable' | 'slow' | 'unreachable';

/** Time in ms without an answer after which the connection counts as slow, and as unreachable. */
const slowAfter = 2000;
const lostAfter = 6000;

/** Time in ms within which an answer ends a slow connection. It is shorter, so that the state does not flicker. */
const quickWithin = 1000;

/** Time in ms until the first probe, which doubles with each, and the longest time between two. */
const firstProbe = 1000;
const rarestProbe = 60_000;

let state: Connection = 'reachable';
let isPortal = false;
/** Counts the sessions of this page. A call of an earlier one says nothing any more. */
let session = 0;
let watchers = 0;
let isProbing = false;
let pause = firstProbe;
let timer: ReturnType<typeof setTimeout> | undefined;

const changes = createEmitter();

/** Returns the connection, as the last calls have shown it. */
export const connection = (): Connection => state;

/** Returns whether something other than Oryx answers, such as the sign-in page of a public network. */
export const isBehindPortal = (): boolean => isPortal;

/**
 * Calls the listener when the connection changes. Returns a function to unsubscribe. While anybody listens, a
 * connection that is not good is probed until it is.
 */
export function watchConnection(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  watchers += 1;
  if (watchers === 1) {
    window.addEventListener('online', look);
    window.addEventListener('offline', lose);
    document.addEventListener('visibilitychange', look);
    // The browser knows that there is no network at all, and can only guess that there is one.
    if (navigator.onLine === false) lose();
    plan();
  }
  return () => {
    unsubscribe();
    watchers -= 1;
    if (watchers > 0) return;
    window.removeEventListener('online', look);
    window.removeEventListener('offline', lose);
    document.removeEventListener('visibilitychange', look);
    clearTimeout(timer);
  };
}

/** Returns the connection, and renders again when it changes. */
export function useConnection(): Connection {
  return useSyncExternalStore(watchConnection, connection, () => 'reachable');
}

onSessionEnd(() => {
  session += 1;
  lostAt = 0;
  change('reachable');
});

function change(next: Connection): void {
  if (next === state) return;
  if (state === 'reachable' || next === 'reachable') {
    pause = firstProbe;
    isProbing = false;
  }
  state = next;
  if (next !== 'unreachable') isPortal = false;
  plan();
  changes.emit();
  if (next === 'reachable') announceRecovery();
}

/** When the browser last said that there is no network, in ms since 1970. */
let lostAt = 0;

function lose(): void {
  lostAt = Date.now();
  change('unreachable');
}

/** Plans the next probe, if there is a reason for one. */
function plan(): void {
  clearTimeout(timer);
  if (state !== 'reachable' && watchers > 0) timer = setTimeout(probe, pause);
}

/** Probes at once, because the device may have moved. */
function look(): void {
  if (state === 'reachable') return;
  pause = firstProbe;
  void probe();
}

/** Makes a small call, by whose outcome the connection is judged. */
async function probe(): Promise<void> {
  // When the page is shown again, it is probed at once.
  if (isProbing || document.visibilityState === 'hidden') return;
  isProbing = true;
  pause = Math.min(2 * pause, rarestProbe);
  await fetchJson(currentUser).catch(() => undefined);
  isProbing = false;
  plan();
}

/** Judges the connection by a call, from its start to its end. */
async function judge({ start, mayThink, response, text }: Call): Promise<void> {
  const ofSession = session;
  const show = (next: Connection) => {
    // A call from before the loss of the network may end well after it, and proves nothing.
    const isOutdated = start < lostAt && next !== 'unreachable';
    if (ofSession === session && !isOutdated) change(next);
  };
  const at = (ms: number, act: () => void) => setTimeout(act, start + ms - Date.now());
  const waits = mayThink
    ? [at(firstProbe, probe)]
    : [
        // Waiting makes a good connection slow, but no lost one better.
        at(slowAfter, () => state === 'reachable' && show('slow')),
        at(lostAfter, () => show('unreachable')),
      ];
  try {
    const { status, headers } = await response;
    const ms = Date.now() - start;
    for (const wait of waits) clearTimeout(wait);
    if (headers.has(keptHeader)) {
      // The server has failed, or has not answered in time.
      if (state === 'reachable') show('slow');
    } else if (isForeign(status, await text)) {
      isPortal = status < 500;
      show('unreachable');
    } else if (mayThink) {
      if (state === 'unreachable') show('slow');
    } else {
      show(ms < (state === 'reachable' ? slowAfter : quickWithin) ? 'reachable' : 'slow');
    }
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    // A call that nobody waits for any more says nothing, and neither does an answer that takes thought.
    if (name !== 'AbortError' && !(name === 'TimeoutError' && mayThink)) show('unreachable');
  } finally {
    for (const wait of waits) clearTimeout(wait);
  }
}

watchCalls(judge);
