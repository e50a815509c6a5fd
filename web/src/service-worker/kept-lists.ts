import { keptHeader, referenceCache } from '../product.ts';

/** Time in ms after which the kept list is shown, because a weak signal is as bad as none. */
const networkTime = 3000;

/**
 * Addresses under `/api` whose answers this worker keeps. Those of learning hold the user's progress, and go with the
 * session. The page keeps the lists that clinicians read. Nothing else is ever kept: search terms, accounts and
 * sessions must not be stored.
 */
const addresses = new Set([
  '/api/learning/analytics',
  '/api/learning/modules',
  '/api/learning/paths',
  '/api/learning/recommendations',
]);

/** Returns whether the answer to this request is kept. */
export function isKeptList({ url, method }: Pick<Request, 'url' | 'method'>, origin: string): boolean {
  const { pathname, search, origin: asked } = new URL(url);
  return method === 'GET' && asked === origin && addresses.has(pathname + search);
}

/**
 * Returns the server's answer, or the kept list if the server fails to answer in time.
 *
 * @param waitUntil keeps the worker alive until the answer is stored
 */
export function listFor(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  const answered = fetch(request);
  const stored = answered.then((response) => store(request, response.clone()));
  waitUntil(stored.catch(() => undefined));
  const kept = async () => {
    const response = await caches.match(request, { cacheName: referenceCache, ignoreVary: true });
    return (
      response && new Response(response.body, { headers: { ...headersOf(response), [keptHeader]: '1' } })
    );
  };
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, networkTime)).then(kept);
  return Promise.race([answered, late]).then(
    // Without a kept list there is only the server to wait for.
    (response) => response ?? answered,
    async (error: unknown) => {
      const response = await kept();
      if (response === undefined) throw error;
      return response;
    },
  );
}

const headersOf = ({ headers }: Response) => ({
  date: headers.get('date') ?? '',
  'content-type': headers.get('content-type') ?? '',
});

async function store(request: Request, response: Response): Promise<void> {
  // The server no longer knows this user, who signed out on another device because this one may be lost.
  if (response.status === 401) await caches.delete(referenceCache);
  // The page opens the cache for a session, and removes it at its end. A response that was in flight then must not
  // create it again.
  // A public network answers with a page of its own.
  if (!response.headers.get('content-type')?.includes('json')) return;
  if (response.status !== 200 || !(await caches.has(referenceCache))) return;
  await (await caches.open(referenceCache)).put(request, response);
}
