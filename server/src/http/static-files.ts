import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Context } from 'hono';
import type { Encoding } from './accept-encoding.ts';
import { type EncodedBody, encodedBody, sendEncoded } from './encoded-body.ts';
import { HttpError } from './http-error.ts';
import { type InlineHashes, inlineHashes } from './security-headers.ts';

/** The built web app in memory. No path of a request ever reaches the disk. */
export interface WebApp {
  readonly files: ReadonlyMap<string, EncodedBody>;
  readonly inline: InlineHashes;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const suffixes: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** Reads a built web app with its `.br` and `.gz` files. A missing folder gives an empty app. */
export async function loadWebApp(folder: string): Promise<WebApp> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    // A name with a dot at its start is a note of the build, such as its list of sources.
    .filter((name) => !name.startsWith('.'));
  const known = new Set(names);
  const files = new Map<string, EncodedBody>();
  for (const name of names) {
    const contentType = contentTypes[extname(name)];
    if (!contentType) continue;
    const compressed = new Map<Encoding, Uint8Array<ArrayBuffer>>();
    for (const [encoding, suffix] of suffixes) {
      if (known.has(name + suffix)) compressed.set(encoding, bytesOf(join(folder, name + suffix)));
    }
    const plain = bytesOf(join(folder, name));
    files.set(`/${name.split(sep).join('/')}`, encodedBody(contentType, plain, compressed));
  }
  const page = files.get('/index.html');
  return { files, inline: inlineHashes(page ? new TextDecoder().decode(page.plain) : '') };
}

/** At the start nothing else waits, and hundreds of small files are read far sooner one after the other. */
function bytesOf(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path));
}

/**
 * Responds to a GET with a file of the app, or with the app's page if a browser requests a page, because the
 * app itself knows its screens. A missing file gives a 404 and never the page.
 */
export function serveWebApp({ files }: WebApp) {
  return (context: Context): Response => {
    const path = decodedPath(context.req.path);
    const file = path === '/' ? undefined : files.get(path);
    if (file) return sendEncoded(context, file, { 'Cache-Control': cacheControlOf(path) });
    const page = files.get('/index.html');
    const isAskedFor = path === '/' || (context.req.header('accept') ?? '').includes('text/html');
    if (!page || !isAskedFor || path.startsWith('/assets/')) throw new HttpError(404, 'Not found.');
    return sendEncoded(context, page, { 'Cache-Control': 'no-cache' });
  };
}

/**
 * Returns the cache control of a path. Files under /assets have a hash in their name, so their content never
 * changes.
 */
function cacheControlOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
