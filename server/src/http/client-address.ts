import { BlockList, isIP, SocketAddress } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Says from which address a request comes. */
export type ClientAddress = (context: Context) => string;

/** What stands for a caller without an address: one that reached us by a unix socket. */
const nowhere = 'local';

/**
 * Says from which address requests come: the other end of the connection, unless that is a trusted
 * proxy. Then it is the last address in X-Forwarded-For that no trusted proxy has: everything left
 * of it is the caller's own words.
 * @param trustedProxies addresses and networks (`10.0.0.0/8`) of our own proxies
 */
export function clientAddress(trustedProxies: readonly string[]): ClientAddress {
  const trusted = networksOf(trustedProxies);
  return (context) => {
    const connection: string | undefined = bindingsOf(context).incoming?.socket?.remoteAddress;
    let address = connection && plainAddress(connection);
    const hops = context.req.header('x-forwarded-for')?.split(',') ?? [];
    while (address && trusted.check(address, familyOf(address))) {
      const next = plainAddress(hops.pop()?.trim() ?? '');
      if (!next) break;
      address = next;
    }
    return address ? subscriberOf(address) : nowhere;
  };
}

/** Whether a text is an address or a network in CIDR notation. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  return (
    prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIP(address) === 4 ? 32 : 128))
  );
}

/** Outside a Node server (in tests of single parts) a request has no connection. */
function bindingsOf(context: Context): { readonly incoming?: Partial<HttpBindings['incoming']> } {
  return context.env ?? {};
}

function networksOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}

/** An address without port, brackets or zone, IPv4 never as IPv6; undefined if it is none. */
function plainAddress(text: string): string | undefined {
  const bare = text.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  const address = bare.replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) === 0 ? undefined : address;
}

/** What one subscriber has: an IPv4 address, or the /64 network of an IPv6 address. */
function subscriberOf(address: string): string {
  if (isIP(address) === 4) return address;
  const groups = new SocketAddress({ address, family: 'ipv6' }).address.split('::');
  const [head = [], tail = []] = groups.map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const whole = groups.length === 1 ? head : [...head, ...zeros, ...tail];
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
