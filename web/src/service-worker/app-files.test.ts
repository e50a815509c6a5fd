import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Stored, stubCaches } from '../test/stub-caches.ts';
import {
  type AppFile,
  appCache,
  appPath,
  keepFiles,
  keptFile,
  keptFiles,
  removeOtherFiles,
} from './app-files.ts';

// The start of the SHA-256 of `content of` and the path, worked out with another program.
const page: AppFile = { url: '/index.html', digest: 'PzNRj2T0owam1xtK', size: 100 };
const scriptA: AppFile = { url: '/assets/a.js', digest: 'EtL1n+mXTYYk7rJV', size: 100 };
const scriptB: AppFile = { url: '/assets/b.js', digest: 'aPNXAZHLbSHdIFX7', size: 100 };
const scriptC: AppFile = { url: '/assets/c.js', digest: 'uj0TmorfRQM9kKuz', size: 100 };
const icon: AppFile = { url: '/icons/oryx.svg', digest: 'WFBz+SvWbhBrwezY', size: 100 };
const newPage: AppFile = { url: '/index.html', digest: 'T1yTLvCOZC3iWg4Y', size: 100 };

const files = [page, scriptA, scriptB, icon];
const newFiles = [newPage, scriptB, scriptC];

let stored: Stored;
beforeEach(() => {
  stored = stubCaches();
});

const contentOf = (path: string) => `content of ${path}`;
const newContentOf = (path: string) => (path === page.url ? `new ${contentOf(path)}` : contentOf(path));

/** Makes each fetch return the content of its path, except for the paths that fail. Returns what was asked for. */
function stubServer(failing: readonly string[] = [], content = contentOf) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (failing.includes(path)) throw new TypeError('Failed to fetch');
    return new Response(content(path));
  });
  return asked;
}

const keys = () => [...(stored.get(appCache)?.keys() ?? [])].sort();
const text = async (path: string, from = files) => (await keptFile(from, path))?.text();

describe('keeping the files of the app', () => {
  it('keeps every file', async () => {
    const asked = stubServer();
    await keepFiles(files);
    expect(await keptFiles(files)).toEqual({ kept: 4, of: 4, bytes: 400 });
    expect(asked).toEqual(files.map(({ url }) => url));
    expect(await text('/assets/a.js')).toBe('content of /assets/a.js');
  });

  it('rejects if one file is missing, and fetches only what is missing the next time', async () => {
    stubServer(['/assets/b.js']);
    await expect(keepFiles(files)).rejects.toThrow('Failed to fetch');
    const { kept } = await keptFiles(files);
    expect(kept).toBeLessThan(files.length);
    const asked = stubServer();
    await keepFiles(files);
    expect(asked).toHaveLength(files.length - kept);
    expect(await keptFiles(files)).toMatchObject({ kept: 4, of: 4 });
  });

  it('asks the server again, past the store of the browser, for a file that does not fit its hash', async () => {
    const modes: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { cache }: RequestInit) => {
      modes.push(cache);
      return new Response(cache === 'reload' ? contentOf(page.url) : 'the page of a public network');
    });
    await keepFiles([page]);
    expect(modes).toEqual(['default', 'reload']);
    expect(await text('/index.html', [page])).toBe(contentOf(page.url));
  });

  it('keeps no file that does not fit its hash', async () => {
    stubServer([], newContentOf);
    await expect(keepFiles([page])).rejects.toThrow('was not sent');
    expect(keys()).toEqual([]);
  });

  it.each([404, 500, 503])('does not keep an answer with status %i', async (status) => {
    vi.stubGlobal('fetch', async () => new Response('', { status }));
    await expect(keepFiles([page])).rejects.toThrow('was not sent');
    expect(keys()).toEqual([]);
  });
});

describe('an update', () => {
  it('leaves the version before whole until it is complete', async () => {
    stubServer();
    await keepFiles(files);
    stubServer(['/assets/c.js'], newContentOf);
    await expect(keepFiles(newFiles)).rejects.toThrow();
    expect(await keptFiles(files)).toMatchObject({ kept: 4, of: 4 });
    expect(await text('/index.html')).toBe('content of /index.html');
  });

  it('fetches only what has changed', async () => {
    stubServer();
    await keepFiles(files);
    const asked = stubServer([], newContentOf);
    await keepFiles(newFiles);
    expect(asked).toEqual(['/index.html', '/assets/c.js']);
  });

  it('gives a page of the version before its own files, until they are removed', async () => {
    stubServer();
    await keepFiles(files);
    stubServer([], newContentOf);
    await keepFiles(newFiles);
    expect(await text('/assets/a.js', newFiles)).toBe('content of /assets/a.js');
    await removeOtherFiles(newFiles, async () => false);
    expect(await text('/assets/a.js', newFiles)).toBe('content of /assets/a.js');
    await removeOtherFiles(newFiles, async () => true);
    expect(await text('/assets/a.js', newFiles)).toBeUndefined();
    expect(keys()).toHaveLength(newFiles.length);
    expect(await keptFiles(newFiles)).toMatchObject({ kept: 3, of: 3 });
  });
});

describe('the path of a request', () => {
  const origin = 'https://oryx.example.org';
  const path = (address: string, mode: RequestMode = 'navigate', method = 'GET') =>
    appPath({ url: new URL(address, origin).href, mode, method }, origin);

  it.each(['/', '/calculator/gcs', '/algorithms/3?x=1', '/unknown'])(
    'is that of the page for %s',
    (address) => {
      expect(path(address)).toBe('/index.html');
    },
  );

  it('is that of the file for what a page loads', () => {
    expect(path('/assets/a.js', 'no-cors')).toBe('/assets/a.js');
  });

  it.each(['/api', '/api/openapi.json', '/healthz', '/readyz', '/third-party-licences.txt'])(
    'is none for %s, which only the server has',
    (address) => {
      expect(path(address)).toBeUndefined();
    },
  );

  it('is none for another server, and for what is sent', () => {
    expect(path('https://elsewhere.example.org/')).toBeUndefined();
    expect(path('/', 'navigate', 'POST')).toBeUndefined();
  });
});
