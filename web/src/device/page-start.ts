/** A screen whose markup the build has put into index.html. */
export type DrawnScreen = 'landing' | 'home';

/** What index.html does before the code of the app arrives. See `app/first-paint.ts`. */
export interface PageStart {
  /** Time of the start in ms since 1970, which the drawn texts show. */
  readonly time: number;
  /** The calls that were started, by their path, until the app takes them. */
  readonly calls: Map<string, Promise<Response>>;
  /** Whether nobody is signed in: the device knows no session, and the call has failed. */
  isSignedOut: boolean;
  /** The screen that stands in the page. Undefined while it is the splash. */
  drawn: DrawnScreen | undefined;
  /** Draws what is known of the session. Resolves when the app can take over. */
  draw: () => Promise<void>;
  /** Loads the styles that do not stand in the page, once. The build makes imports wait for it. */
  readonly loadStyles: () => Promise<void>;
  /** Resolves when the app can take over. */
  ready?: Promise<void>;
}

declare global {
  /** Undefined where the script in index.html did not run, as in unit tests. */
  var pageStart: PageStart | undefined;
}

/** Returns the call that index.html has started for this path, once. */
export function startedCall(path: string): Promise<Response> | undefined {
  const calls = globalThis.pageStart?.calls;
  const call = calls?.get(path);
  calls?.delete(path);
  return call;
}

/** Returns the time for which index.html has drawn its texts, in ms since 1970. */
export const drawnTime = (): number => globalThis.pageStart?.time ?? Date.now();
