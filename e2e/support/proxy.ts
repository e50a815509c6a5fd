import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { OryxAddress } from './server.ts';

/** A listening server in front of Oryx. */
export interface Proxy {
  readonly url: string;
  /** Ends every open connection. */
  cut(): void;
  close(): Promise<void>;
}

/** Starts a server on a free port. */
export async function startProxy(
  handle: (asked: IncomingMessage, response: ServerResponse) => void,
): Promise<Proxy> {
  const server = createServer(handle);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut: () => server.closeAllConnections(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Passes a request to Oryx, and its answer back. */
export function passTo(oryx: OryxAddress, asked: IncomingMessage, response: ServerResponse) {
  const passed = request(oryx.url + asked.url, { method: asked.method, headers: asked.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  asked.pipe(passed);
}
