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

const file = (url: string, integrity = `sha256-${url}=`, size = 100): AppFile => ({ url, integrity, size });
const page = file('/index.html', 'sha256-a/b+c=');
const files = [page, file('/assets/a.js'), file('/assets/b.js'), file('/icons/oryx.svg')];
const newPage = file('/index.html', 'sha256-new=');
const newFiles = [newPage, file('/assets/b.js'), file('/assets/c.js')];

let stored: Stored;
beforeEach(() => {
  stored = stubCaches();
});

/** Makes each fetch return its path, except for the paths that fail. Returns what was asked for. */
function stubServer(failing: readonly string[] = []) {
  const asked: { path: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, init });
    if (failing.includes(path)) throw new TypeError('Failed to fetch');
    return new Response(`content of ${path}`);
  });
  return asked;
}

const keys = () => [...(stored.get(appCache)?.keys() ?? [])].sort();
const text = async (path: string, from = files) => (await keptFile(from, path))?.text();

describe('keeping the files of the app', () => {
  it('keeps every file, and checks each against its hash', async () => {
    const asked = stubServer();
    await keepFiles(files);
    expect(await keptFiles(files)).toEqual({ kept: 4, of: 4, bytes: 400 });
    expect(asked.map(({ path, init }) => [path, init.integrity])).toEqual(
      files.map(({ url, integrity }) => [url, integrity]),
    );
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
      if (cache !== 'reload') throw new TypeError('Failed to fetch');
      return new Response('right');
    });
    await keepFiles([page]);
    expect(modes).toEqual(['default', 'reload']);
    expect(await text('/index.html', [page])).toBe('right');
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
    stubServer(['/assets/c.js']);
    await expect(keepFiles(newFiles)).rejects.toThrow();
    expect(await keptFiles(files)).toMatchObject({ kept: 4, of: 4 });
    expect(await text('/index.html')).toBe('content of /index.html');
  });

  it('fetches only what has changed', async () => {
    stubServer();
    await keepFiles(files);
    const asked = stubServer();
    await keepFiles(newFiles);
    expect(asked.map(({ path }) => path)).toEqual(['/index.html', '/assets/c.js']);
  });

  it('gives a page of the version before its own files, until they are removed', async () => {
    stubServer();
    await keepFiles(files);
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
