import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { type Address, matchNetworks, readAddress, subscriberOf } from '../networks.ts';

/** Returns the client address of a request. */
export type ClientAddress = (context: Context) => string;

/** Stands for a caller without an address, such as one on a Unix socket. */
const nowhere = 'local';

/**
 * Returns a function for the client address of a request: the peer of the connection, unless that is a
 * trusted proxy. Then it is the last address in X-Forwarded-For that is not a trusted proxy, because
 * everything before it is under the caller's control.
 * @param trustedProxies addresses and networks for which `isNetwork` holds
 */
export function clientAddress(trustedProxies: readonly string[]): ClientAddress {
  const isTrusted = matchNetworks(trustedProxies);
  return (context) => {
    let address = readAddress(bindingsOf(context).incoming?.socket?.remoteAddress ?? '');
    const hops = context.req.header('x-forwarded-for')?.split(',') ?? [];
    while (address && isTrusted(address)) {
      const next = addressOfHop(hops.pop() ?? '');
      if (!next) break;
      address = next;
    }
    return address ? subscriberOf(address) : nowhere;
  };
}

/** Outside a Node server, as in unit tests, a request has no connection. */
function bindingsOf(context: Context): { readonly incoming?: Partial<HttpBindings['incoming']> } {
  return context.env ?? {};
}

/** Returns the address in an entry of X-Forwarded-For, where it may have a port and brackets. */
function addressOfHop(entry: string): Address | undefined {
  const bare = entry.trim();
  return readAddress(bare.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1'));
}
