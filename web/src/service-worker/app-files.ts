/** One file of the app, as the build has written it. */
export interface AppFile {
  readonly url: string;
  /** Start of the SHA-256 of its content, as `digestOf` returns it. */
  readonly digest: string;
  /** Size in bytes. */
  readonly size: number;
}

/** How much of this version of the app is on the device. */
export interface KeptFiles {
  readonly kept: number;
  readonly of: number;
  /** Size in bytes of what is kept. */
  readonly bytes: number;
}

/** Cache of the app's files. Files of two versions lie in it side by side until the old one is no longer needed. */
export const appCache = 'oryx-app';

/** Lock of everybody who adds or removes files, so that none is removed that a new version counts on. */
const lock = 'oryx-app-files';

/** Number of files that are fetched at the same time. */
const lanes = 6;

/** Time limit in ms for one file. A connection that hangs is as bad as none. */
const timeout = 60_000;

/** Returns the address of a file in the cache, where the same path of two versions has two addresses. */
const keyOf = ({ url, digest }: AppFile) => `${url}?${encodeURIComponent(digest)}`;

async function missingOf(files: readonly AppFile[], cache: Cache): Promise<AppFile[]> {
  const keys = new Set((await cache.keys()).map(({ url }) => url.slice(new URL(url).origin.length)));
  return files.filter((file) => !keys.has(keyOf(file)));
}

/**
 * Fetches every file that is not kept yet. Rejects if one of them cannot be had; those that have arrived stay for
 * the next attempt.
 */
export function keepFiles(files: readonly AppFile[]): Promise<void> {
  return navigator.locks.request(lock, () => keepMissing(files));
}

async function keepMissing(files: readonly AppFile[]): Promise<void> {
  const cache = await caches.open(appCache);
  const missing = await missingOf(files, cache);
  let hasFailed = false;
  async function keepNext(): Promise<void> {
    const file = missing.shift();
    if (file === undefined || hasFailed) return;
    try {
      await cache.put(keyOf(file), await fetchFile(file));
    } catch (error) {
      hasFailed = true;
      throw error;
    }
    await keepNext();
  }
  const ended = await Promise.allSettled(Array.from({ length: lanes }, keepNext));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/**
 * Fetches a file as the build has written it. Anything else is refused: the page of a captive portal, half a file,
 * or the file of another version.
 */
function fetchFile(file: AppFile): Promise<Response> {
  // What the browser has stored may be wrong. Then only the server's copy helps.
  return ask(file, 'default').catch(() => ask(file, 'reload'));
}

async function ask({ url, digest }: AppFile, cache: RequestCache): Promise<Response> {
  // The screen that somebody waits for goes first.
  const response = await fetch(url, { cache, priority: 'low', signal: AbortSignal.timeout(timeout) });
  const isRight = response.ok && !response.redirected && (await digestOf(response.clone())) === digest;
  if (!isRight) throw new TypeError(`${url} was not sent.`);
  return response;
}

/**
 * Returns the first 12 bytes of the SHA-256 of a content, as Base64. They tell any two files apart. The whole, which the
 * browser itself could compare, would make the list of files twice as long.
 */
async function digestOf(content: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, 12)));
}

/** Returns how much of these files is kept. */
export async function keptFiles(files: readonly AppFile[]): Promise<KeptFiles> {
  const missing = new Set(await missingOf(files, await caches.open(appCache)));
  const kept = files.filter((file) => !missing.has(file));
  return { kept: kept.length, of: files.length, bytes: kept.reduce((sum, { size }) => sum + size, 0) };
}

/** Removes every file that is not one of these, unless there is a reason to wait when its turn has come. */
export function removeOtherFiles(
  files: readonly AppFile[],
  mayRemove: () => Promise<boolean>,
): Promise<void> {
  return navigator.locks.request(lock, async () => {
    if (!(await mayRemove())) return;
    const cache = await caches.open(appCache);
    const needed = new Set(files.map(keyOf));
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      if (!needed.has(pathname + search)) await cache.delete(request);
    }
  });
}

/** Paths of the server that a browser may open as a page, and that are no screens of the app. */
const notScreens = /^\/(api(\/|$)|healthz$|readyz$)|\.txt$/;

/**
 * Returns the kept path for a request: the app's page for every screen, otherwise the path itself. Undefined if the
 * request is not for the app.
 */
export function appPath({ url, method, mode }: Pick<Request, 'url' | 'method' | 'mode'>, origin: string) {
  const { pathname, origin: asked } = new URL(url);
  if (method !== 'GET' || asked !== origin || notScreens.test(pathname)) return undefined;
  return mode === 'navigate' ? '/index.html' : pathname;
}

/**
 * Returns the kept file of a path, or undefined. A page of an older version, which is still open in another tab,
 * gets its own files.
 */
export async function keptFile(files: readonly AppFile[], path: string): Promise<Response | undefined> {
  const cache = await caches.open(appCache);
  const file = files.find(({ url }) => url === path);
  if (file) return cache.match(keyOf(file));
  return path.startsWith('/assets/') ? cache.match(path, { ignoreSearch: true }) : undefined;
}
