import { once } from 'node:events';
import { createServer, request } from 'node:http';
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
  const server = createServer((asked, response) => {
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
      case 'none': {
        const passed = request(
          oryx.url + asked.url,
          { method: asked.method, headers: asked.headers },
          (answer) => {
            response.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(response);
          },
        );
        passed.on('error', () => response.destroy());
        asked.pipe(passed);
      }
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  const proxy: WeakProxy = {
    url: `http://127.0.0.1:${address.port}`,
    weakness: 'none',
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}
