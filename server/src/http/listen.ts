import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError } from '../start-error.ts';
import type { QuickAnswer } from './quick-answers.ts';

/** A server that accepts connections. */
export interface Listening {
  readonly port: number;
  /** Accepts no more, lets running requests finish for ten seconds at most, and cuts off the rest. */
  close(): Promise<void>;
}

const finishWithinMs = 10_000;

/** Lets an app answer on a port. Throws a StartError when the port can't be had. */
export async function listen(
  { app, quick }: { app: Hono; quick: QuickAnswer },
  host: string,
  port: number,
): Promise<Listening> {
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    if (!quick(request, response)) answer(request, response);
  });
  await new Promise<void>((done, failed) => {
    server.once('error', (error) => failed(explain(error, host, port)));
    server.listen(port, host, done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        const cutOff = setTimeout(() => server.closeAllConnections(), finishWithinMs);
        server.close(() => {
          clearTimeout(cutOff);
          done();
        });
      }),
  };
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} is taken by another program. Set PORT to another number.`);
    case 'EACCES':
      return new StartError(`Port ${port} needs more rights than Oryx has. Set PORT to a number above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST is ${host}, which is no address of this machine.`);
    default:
      return error;
  }
}
