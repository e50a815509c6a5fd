import { forgetReference, storeAnswer, storedAnswer } from '../device/reference-cache.ts';
import { onSessionEnd } from '../device/session-end.ts';
import { ApiError } from './api-error.ts';
import { fetchText } from './fetch-json.ts';

/*
 * Answers that are kept on the device, by the path of their call. The page stores them itself, and not the service
 * worker: only here is it known that an answer is from Oryx, and whether one has come from the server at all.
 */

const inFlight = new Map<string, Promise<string>>();
/** When a path was last fetched and stored, in ms since 1970. */
const storedAt = new Map<string, number>();

onSessionEnd(() => {
  inFlight.clear();
  storedAt.clear();
});

/** Returns the kept answer of a path as text, or undefined if there is none. */
export async function keptText(path: string): Promise<string | undefined> {
  return (await storedAnswer(path))?.text();
}

/** Returns how long ago this visit has stored the answer of a path, in ms. */
export function keptAge(path: string): number {
  return Date.now() - (storedAt.get(path) ?? Number.NEGATIVE_INFINITY);
}

/**
 * Fetches a path, keeps its answer for use without a connection, and returns it as text. Nothing but JSON is kept.
 * Rejects as `fetchJson` does. Two calls at a time share one request.
 */
export function fetchKept(path: string): Promise<string> {
  const asked = inFlight.get(path);
  if (asked) return asked;
  const asking = fetchAndStore(path).finally(() => {
    if (inFlight.get(path) === asking) inFlight.delete(path);
  });
  inFlight.set(path, asking);
  return asking;
}

async function fetchAndStore(path: string): Promise<string> {
  try {
    const { response, text } = await fetchText({ method: 'GET', path });
    JSON.parse(text);
    const date = response.headers.get('date') ?? new Date().toUTCString();
    if (await storeAnswer(path, text, date)) storedAt.set(path, Date.now());
    return text;
  } catch (error) {
    // The server no longer knows this user, who signed out on another device because this one may be lost.
    if (error instanceof ApiError && error.status === 401 && !error.isForeign) await forgetReference();
    throw error;
  }
}
