import { vi } from 'vitest';

/** What a stubbed Cache Storage holds: bodies by address, by the name of the cache. */
export type Stored = Map<string, Map<string, Response>>;

const origin = 'https://oryx.example.org';
const addressOf = (asked: RequestInfo | URL) => {
  const { pathname, search } = new URL(asked instanceof Request ? asked.url : String(asked), origin);
  return pathname + search;
};
const withoutSearch = (address: string) => address.replace(/\?.*$/s, '');

function cacheOver(entries: Map<string, Response>) {
  return {
    keys: async () => [...entries.keys()].map((address) => new Request(origin + address)),
    match: async (asked: RequestInfo, { ignoreSearch = false } = {}) => {
      const address = addressOf(asked);
      const found = ignoreSearch
        ? [...entries].find(([each]) => withoutSearch(each) === address)?.[1]
        : entries.get(address);
      return found?.clone();
    },
    put: async (asked: RequestInfo, response: Response) => void entries.set(addressOf(asked), response),
    delete: async (asked: RequestInfo) => entries.delete(addressOf(asked)),
  };
}

/** Replaces the Cache Storage by one in memory, with locks that are free, and returns what it holds. */
export function stubCaches(): Stored {
  const stored: Stored = new Map();
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({
    request: async (_: string, work: () => unknown) => work(),
  } as unknown as LockManager);
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return cacheOver(entries);
  };
  vi.stubGlobal('caches', {
    open,
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    keys: async () => [...stored.keys()],
    match: async (asked: RequestInfo, { cacheName = '' } = {}) =>
      cacheOver(stored.get(cacheName) ?? new Map()).match(asked),
  });
  return stored;
}
