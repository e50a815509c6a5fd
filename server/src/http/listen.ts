import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
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
  const answer = getRequestListener(app.fetch, { errorHandler: answerOutsideApp });
  // A missing host is answered below, with words; Node by itself would say nothing.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    if (!quick(request, response)) answer(request, response);
  });
  server.on('clientError', answerUnreadable);
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

/** Answers a request of which no address can be made, such as one without a host. */
function answerOutsideApp(error: unknown): Response {
  return error instanceof RequestError
    ? Response.json({ message: 'The request is not valid.' }, { status: 400 })
    : Response.json({ message: 'Something went wrong on our side. Please try again.' }, { status: 500 });
}

/** Answers what is no HTTP, or too much of it, like everything else: as JSON with words. */
function answerUnreadable({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const isTooLarge = code === 'HPE_HEADER_OVERFLOW';
  const status = isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const body = JSON.stringify({
    message: isTooLarge ? 'The headers of the request are too large.' : 'The request is not valid.',
  });
  const headers = ['Connection: close', 'Content-Type: application/json', `Content-Length: ${body.length}`];
  socket.end([`HTTP/1.1 ${status}`, ...headers, '', body].join('\r\n'));
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
