import { startedCall } from '../device/page-start.ts';

/** A call to the server, for whoever judges the connection by it. */
export interface Call {
  /** When it began, in ms since 1970. */
  readonly start: number;
  /** True if the server may need time for the answer itself. */
  readonly mayThink: boolean;
  readonly response: Promise<Response>;
  /** Its text. Rejects with an `AbortError` if the call was called off, and with a `TimeoutError` at its limit. */
  readonly text: Promise<string>;
}

/** How long a call may take. */
export interface Patience {
  /** Time limit in ms. Afterwards the call fails. */
  readonly limit?: number;
  readonly mayThink?: boolean;
}

/** Time limit of a call in ms. */
const timeLimit = 30_000;

const early: Call[] = [];
let note = (call: Call): void => void early.push(call);

/** Gives all calls to a watcher, also those that were made before. */
export function watchCalls(watcher: (call: Call) => void): void {
  note = watcher;
  early.splice(0).forEach(watcher);
}

/** Returns whether a text is a page, which Oryx never answers to a call. */
export const isPage = (text: string): boolean => text.trimStart().startsWith('<');

/**
 * Returns whether a response is not from a working Oryx: a proxy answers for a server that is down, and a public
 * network with a page of its own.
 */
export const isForeign = (status: number, text: string): boolean =>
  isPage(text) || (status >= 502 && status <= 504);

/** Fetches a path with its text. Rejects as `fetch` does, and after the time limit. */
export async function watchedFetch(
  path: string,
  { signal, ...init }: RequestInit,
  { limit = timeLimit, mayThink = false }: Patience = {},
): Promise<{ response: Response; text: string }> {
  const ending = new AbortController();
  const callOff = () => ending.abort(signal?.reason);
  if (signal?.aborted) callOff();
  signal?.addEventListener('abort', callOff);
  const timer = setTimeout(() => ending.abort(new DOMException('No answer in time.', 'TimeoutError')), limit);
  const ended = new Promise<never>((_, reject) => {
    ending.signal.onabort = () => reject(ending.signal.reason);
  });
  const response = Promise.race([
    startedCall(path) ?? fetch(path, { ...init, signal: ending.signal }),
    ended,
  ]);
  const text = response.then((answered) => Promise.race([answered.text(), ended]));
  note({ start: Date.now(), mayThink, response, text });
  try {
    return { text: await text, response: await response };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', callOff);
  }
}
