import { passTo, startProxy } from './proxy.ts';
import type { OryxAddress } from './server.ts';

/** What the way to the server does with each request. */
export type Weakness = 'none' | 'drop' | 'hang' | 'no server' | 'portal';

/** A server in front of Oryx that is as good as the connection. */
export interface WeakProxy {
  readonly url: string;
  weakness: Weakness;
  close(): Promise<void>;
}

/** Starts a server that passes everything to Oryx, or drops it, lets it hang, or answers in its place. */
export async function startWeakProxy(oryx: OryxAddress): Promise<WeakProxy> {
  const { url, close } = await startProxy((asked, response) => {
    switch (proxy.weakness) {
      case 'drop':
        asked.socket.destroy();
        return;
      case 'hang':
        return;
      case 'no server':
        response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
        return;
      case 'portal':
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<!doctype html><title>Wi-Fi</title><p>Accept our terms to continue.</p>');
        return;
      case 'none':
        passTo(oryx, asked, response);
    }
  });
  const proxy: WeakProxy = { url, weakness: 'none', close };
  return proxy;
}
