import { connect, createServer, type Socket } from 'node:net';

/** What a proxy does with what it gets. */
type Mode = 'pass' | 'refuse' | 'silent' | 'no answers';

/** A TCP proxy in front of a database, which can fail as networks and servers do. */
export interface DatabaseProxy {
  readonly port: number;
  /**
   * `refuse` closes every connection, `silent` holds everything back, and `no answers` passes on what the
   * database is asked for, but not what it says. Held back data is passed on when the mode is `pass` again.
   */
  set(mode: Mode): void;
  close(): Promise<void>;
}

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
}

/** Starts a proxy on a free local port. */
export async function startDatabaseProxy(to: { host: string; port: number }): Promise<DatabaseProxy> {
  let mode: Mode = 'pass';
  const pairs = new Set<Pair>();
  const apply = ({ client, server }: Pair) => {
    const isAskedFor = mode === 'pass' || mode === 'no answers';
    if (isAskedFor) client.resume();
    else client.pause();
    if (mode === 'pass') server.resume();
    else server.pause();
  };
  const proxy = createServer((client) => {
    if (mode === 'refuse') {
      client.destroy();
      return;
    }
    const server = connect(to.port, to.host);
    const pair = { client, server };
    pairs.add(pair);
    const close = () => {
      pairs.delete(pair);
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      socket.on('error', close);
      socket.on('close', close);
    }
    client.on('data', (bytes) => server.write(bytes));
    server.on('data', (bytes) => client.write(bytes));
    apply(pair);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    port: address.port,
    set: (next) => {
      mode = next;
      for (const pair of pairs) {
        if (mode === 'refuse') pair.client.destroy();
        else apply(pair);
      }
    },
    close: () =>
      new Promise((done) => {
        proxy.close(() => done());
        for (const { client } of pairs) client.destroy();
      }),
  };
}
