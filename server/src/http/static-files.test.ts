import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../test/test-app.ts';

const inlineScript = 'document.documentElement.dataset.theme = "dark";';
const page = `<!doctype html><html><head><script>${inlineScript}</script><script type="module" src="/assets/app-1a2b.js"></script></head></html>`;
const script = 'console.log("oryx");'.repeat(50);

let folder: string;
let test: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oryx-web-'));
  const web = join(folder, 'dist');
  await mkdir(join(web, 'assets'), { recursive: true });
  await mkdir(join(web, '.vite'));
  await writeFile(join(web, '.vite', 'manifest.json'), '{"src/main.tsx":{}}');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(web, 'index.html'), page);
  await writeFile(join(web, 'sw.js'), '// worker');
  await writeFile(join(web, 'manifest.webmanifest'), '{}');
  await writeFile(join(web, 'assets', 'app-1a2b.js'), script);
  await writeFile(join(web, 'assets', 'app-1a2b.js.br'), brotliCompressSync(script));
  await writeFile(join(web, 'assets', 'app-1a2b.js.gz'), gzipSync(script));
  test = await openTestApp({ webFolder: web });
});

afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const asset = '/assets/app-1a2b.js';
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  test.app.request(path, { method, headers });

describe('the built web app', () => {
  it('lets hashed assets be cached for a year, and revalidates everything else', async () => {
    expect((await get(asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/sw.js', '/manifest.webmanifest']) {
      expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
    }
    expect((await get('/manifest.webmanifest')).headers.get('content-type')).toBe(
      'application/manifest+json',
    );
  });

  it('sends the precompressed file that the client prefers', async () => {
    const response = await get(asset, { 'accept-encoding': 'gzip, deflate, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(script);
    expect((await get(asset, { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
    const plain = await get(asset);
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(script);
  });

  it('returns 304 to a client that has the file in this encoding', async () => {
    const etag = (await get(asset, { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    const again = await get(asset, { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await get(asset, { 'if-none-match': etag })).status).toBe(200);
  });

  it('returns the page for a screen of the app', async () => {
    const response = await get('/calculator/news', { accept: 'text/html,*/*' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(page);
  });

  it('returns 404 for a missing file, never the page', async () => {
    for (const path of ['/assets/old-9f9f.js', '/missing.png', '/robots.txt']) {
      expect((await get(path, { accept: '*/*' })).status).toBe(404);
    }
    expect((await get('/assets/old-9f9f.js', { accept: 'text/html' })).status).toBe(404);
  });

  it('does not serve what the build has written for itself', async () => {
    expect((await get('/.vite/manifest.json')).status).toBe(404);
    expect(await (await get('/.vite/manifest.json', { accept: 'text/html' })).text()).toBe(page);
  });

  it.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%5c..%5csecret.txt', '/%'])(
    'does not leave its folder for %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('secret.txt');
    },
  );

  it('returns only headers for HEAD', async () => {
    const response = await get(asset, {}, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(script.length));
    expect(await response.text()).toBe('');
  });

  it('lets only the inline script of the page run', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(inlineScript).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain('unsafe');
  });
});
