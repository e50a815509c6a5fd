import cluster from 'node:cluster';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as TcpServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartError } from '../start-error.ts';
import type { QuickAnswer } from './quick-answers.ts';

/** A listening server. */
export interface Listening {
  readonly port: number;
  /** Number of requests that are being answered. */
  readonly inFlight: number;
  /** Number of open connections. */
  connections(): Promise<number>;
  /**
   * From now on closes each connection with its next response, so that no caller sends a request into a
   * connection that is being closed. After a time in ms, stops accepting connections, lets running requests
   * finish for at most ten seconds, and closes the rest.
   */
  close(drainMs?: number): Promise<void>;
}

const finishWithinMs = 10_000;
/** Time in ms in which the first request on a new connection arrives. */
const arrivedWithinMs = 1000;
/** Times in ms for sending the headers, and a whole request. The longest body is 64 KiB. */
const headersWithinMs = 20_000;
const requestWithinMs = 60_000;
const lookForSlowOnesEveryMs = 5000;
/**
 * Time in ms after which a connection is closed on which nothing moves, such as that of a phone that has left
 * without a word while it was sent a list. It is longer than an answer of Remi's provider may take.
 */
const stalledWithinMs = 120_000;
/** Connections of one process. Each costs a file descriptor and about 6 KB. */
const mostConnections = 10_000;

/** Limits on connections. Tests use smaller ones. */
export interface ConnectionLimits {
  readonly headersWithinMs?: number;
  readonly requestWithinMs?: number;
  readonly stalledWithinMs?: number;
  readonly lookForSlowOnesEveryMs?: number;
  readonly mostConnections?: number;
}

/** Serves an app on a port. Throws a StartError if the port is unavailable. */
export async function listen(
  { app, quick }: { app: Hono; quick: QuickAnswer },
  host: string,
  port: number,
  limits: ConnectionLimits = {},
): Promise<Listening> {
  const answer = getRequestListener(app.fetch, { errorHandler: answerOutsideApp });
  const options = {
    // A missing Host header is answered below with a message. Node itself would send none.
    requireHostHeader: false,
    headersTimeout: limits.headersWithinMs ?? headersWithinMs,
    requestTimeout: limits.requestWithinMs ?? requestWithinMs,
    // Longer than the five seconds after which clients and proxies reuse a connection, which would be reset.
    keepAliveTimeout: 75_000,
    connectionsCheckingInterval: limits.lookForSlowOnesEveryMs ?? lookForSlowOnesEveryMs,
  };
  let isClosing = false;
  const running = new Set<ServerResponse>();
  const server = createServer(options, (request, response) => {
    if (isClosing) response.shouldKeepAlive = false;
    if (quick(request, response)) return;
    running.add(response);
    response.once('close', () => running.delete(response));
    answer(request, response);
  });
  server.timeout = limits.stalledWithinMs ?? stalledWithinMs;
  limitConnections(server, limits.mostConnections ?? mostConnections);
  server.on('clientError', answerUnreadable);
  // Node itself would answer without a message.
  server.on('checkExpectation', refuseExpectation);
  await new Promise<void>((done, failed) => {
    server.once('error', (error) => failed(explain(error, host, port)));
    onLostPrimary(() => failed(new StartError('The primary process has ended.')));
    server.listen(port, host, done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    get inFlight() {
      return running.size;
    },
    connections: () => promisify(server.getConnections.bind(server))(),
    close: async (drainMs = 0) => {
      isClosing = true;
      for (const response of running) response.shouldKeepAlive = false;
      if (drainMs > 0) await delay(drainMs);
      await new Promise<void>((done) => {
        const cutOff = setTimeout(() => server.closeAllConnections(), finishWithinMs);
        // The `close` of an HTTP server would also close a connection whose first request is still on its way.
        TcpServer.prototype.close.call(server, () => {
          clearTimeout(cutOff);
          clearTimeout(idle);
          done();
        });
        const othersServe = drainMs > 0 || cluster.isWorker;
        const idle = setTimeout(() => server.closeIdleConnections(), othersServe ? arrivedWithinMs : 0);
      });
    },
  };
}

/** A worker asks its primary process for the port, and would wait for ever for one that has ended. */
function onLostPrimary(onLost: () => void): void {
  if (cluster.worker?.isConnected() === false) onLost();
  else cluster.worker?.once('disconnect', onLost);
}

/**
 * Closes connections above a number. The `maxConnections` of Node is not used, because in a cluster a refused
 * connection is offered to the next worker without end.
 */
function limitConnections(server: Server, most: number): void {
  let count = 0;
  server.on('connection', (socket) => {
    count += 1;
    socket.once('close', () => {
      count -= 1;
    });
    if (count > most) socket.destroy();
  });
}

/** Headers of every response that does not come from the app. */
const outsideApp = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** Responds to a request without a valid URL, such as one without a Host header. */
function answerOutsideApp(error: unknown): Response {
  const headers = outsideApp;
  return error instanceof RequestError
    ? Response.json({ message: 'The request is not valid.' }, { status: 400, headers })
    : Response.json(
        { message: 'Something went wrong on our side. Please try again.' },
        { status: 500, headers },
      );
}

/** Responds to an `Expect` header other than `100-continue`, without reading the body. */
function refuseExpectation(_: IncomingMessage, response: ServerResponse): void {
  const headers = { ...outsideApp, Connection: 'close', 'Content-Type': 'application/json' };
  response.writeHead(417, headers).end('{"message":"The expectation of the request cannot be met."}');
}

const invalid = { status: '400 Bad Request', message: 'The request is not valid.' };
const unreadable: Readonly<Record<string, typeof invalid>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: 'The headers of the request are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    message: 'The request took too long to arrive.',
  },
};

/** Responds to malformed, oversized or slow HTTP as to all errors: with a JSON message. */
function answerUnreadable({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = unreadable[code ?? ''] ?? invalid;
  const body = JSON.stringify({ message });
  const headers = {
    ...outsideApp,
    Connection: 'close',
    'Content-Type': 'application/json',
    'Content-Length': body.length,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
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
