import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { passTo, startProxy } from './proxy.ts';
import type { OryxAddress } from './server.ts';

/** A file of a version of the app. */
interface BuiltFile {
  readonly type: string;
  readonly body: Buffer;
}

/** Every file of a version of the app, by its path. */
export type Version = ReadonlyMap<string, BuiltFile>;

/** A minifier writes 85,000 as `85e3`. */
const listPattern = /\{url:[`"']([^`"']+)[`"'],digest:[`"']([^`"']+)[`"'],size:[\de]+\}/g;

/** Returns the version that a server sends: the files that its service worker names, and the worker. */
export async function versionOf({ url }: OryxAddress): Promise<Version> {
  const worker = await fileFrom(url, '/sw.js');
  const paths = [...String(worker.body).matchAll(listPattern)].map(([, path = '']) => path);
  const files = await Promise.all(paths.map(async (path) => [path, await fileFrom(url, path)] as const));
  return new Map([...files, ['/sw.js', worker]]);
}

async function fileFrom(url: string, path: string): Promise<BuiltFile> {
  const response = await fetch(url + path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return {
    type: response.headers.get('content-type') ?? '',
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** Returns the next version of the app: each script is changed, and the page says which version it is. */
export function nextVersion(version: Version, name: string): Version {
  const changed = new Map(
    [...version].map(([path, { type, body }]) => {
      if (path === '/index.html') {
        const page = String(body).replace('</title>', `</title><meta name="version" content="${name}">`);
        return [path, { type, body: Buffer.from(page) }];
      }
      const isScript = path.endsWith('.js') && path !== '/sw.js';
      return [
        path,
        isScript ? { type, body: Buffer.concat([body, Buffer.from(`\n// ${name}`)]) } : { type, body },
      ];
    }),
  );
  const worker = version.get('/sw.js');
  if (!worker) throw new Error('There is no service worker.');
  const text = String(worker.body).replace(listPattern, (_, path: string) => {
    const { body } = changed.get(path) ?? { body: Buffer.alloc(0) };
    const digest = createHash('sha256').update(body).digest().subarray(0, 12).toString('base64');
    return `{url:"${path}",digest:"${digest}",size:${body.length}}`;
  });
  changed.set('/sw.js', { type: worker.type, body: Buffer.from(text) });
  return changed;
}

/** A server in front of Oryx whose connection can be cut. */
export interface CutProxy {
  readonly url: string;
  /** The version of the app that it sends. */
  version: Version;
  /** Ends every connection after this many bytes of the app, and takes no other until `mend`. */
  cutAfter(bytes: number): void;
  /** Resolves when the connection has been cut. */
  whenCut(): Promise<void>;
  mend(): void;
  close(): Promise<void>;
}

/** Starts a server that sends a version of the app, and passes everything else to Oryx. */
export async function startCutProxy(oryx: OryxAddress, version: Version): Promise<CutProxy> {
  let left = Number.POSITIVE_INFINITY;
  let told = () => {};
  let cut = new Promise<void>(() => {});
  const cutAll = () => {
    listening.cut();
    told();
  };

  /** Sends a file up to the point of the cut. */
  function sendFile(response: ServerResponse, { type, body }: BuiltFile) {
    const cacheControl = 'no-cache';
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': cacheControl,
    });
    const part = Math.min(left, body.length);
    left -= part;
    if (part === body.length) response.end(body);
    else response.write(body.subarray(0, part), cutAll);
  }

  const listening = await startProxy((asked, response) => {
    if (left <= 0) {
      cutAll();
      return;
    }
    const { pathname } = new URL(asked.url ?? '/', 'http://localhost');
    const isPage = asked.headers['sec-fetch-mode'] === 'navigate';
    const file = proxy.version.get(isPage ? '/index.html' : pathname);
    if (file) {
      sendFile(response, file);
      return;
    }
    passTo(oryx, asked, response);
  });
  const proxy: CutProxy = {
    url: listening.url,
    version,
    cutAfter: (bytes) => {
      left = bytes;
      cut = new Promise((resolve) => {
        told = resolve;
      });
    },
    whenCut: () => cut,
    mend: () => {
      left = Number.POSITIVE_INFINITY;
    },
    close: listening.close,
  };
  return proxy;
}
