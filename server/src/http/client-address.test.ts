import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress, isNetwork } from './client-address.ts';

async function addressOf(connection: string | undefined, forwarded?: string, trusted: string[] = []) {
  const app = new Hono();
  const answer = clientAddress(trusted);
  app.get('/', (context) => context.text(answer(context)));
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const response = await app.request(
    '/',
    { headers },
    { incoming: { socket: { remoteAddress: connection } } },
  );
  return response.text();
}

describe('clientAddress', () => {
  it('is the other end of the connection, whatever the caller claims', async () => {
    expect(await addressOf('192.0.2.1')).toBe('192.0.2.1');
    expect(await addressOf('192.0.2.1', '203.0.113.5')).toBe('192.0.2.1');
    expect(await addressOf('::ffff:192.0.2.1', '203.0.113.5', ['10.0.0.0/8'])).toBe('192.0.2.1');
    expect(await addressOf(undefined, '203.0.113.5', ['10.0.0.0/8'])).toBe('local');
  });

  it('is what the outermost trusted proxy saw, and not what stands left of it', async () => {
    const trusted = ['10.0.0.0/8', '2001:db8:1::/48'];
    expect(await addressOf('10.1.2.3', '203.0.113.5', trusted)).toBe('203.0.113.5');
    expect(await addressOf('10.1.2.3', '198.51.100.1, 203.0.113.5, 10.9.9.9', trusted)).toBe('203.0.113.5');
    expect(await addressOf('2001:db8:1::7', '203.0.113.5:4711', trusted)).toBe('203.0.113.5');
    expect(await addressOf('::ffff:10.1.2.3', '[2001:db8:2::1]:443', trusted)).toBe('2001:db8:2:0::/64');
  });

  it('stays with the proxy where the header is missing or nonsense', async () => {
    for (const nonsense of [undefined, '', 'unknown', '203.0.113.5, ', '1.2.3.4.5', 'x'.repeat(9000)]) {
      expect(await addressOf('10.1.2.3', nonsense, ['10.1.2.3'])).toBe('10.1.2.3');
    }
  });

  it('takes the /64 network of IPv6 for one subscriber', async () => {
    expect(await addressOf('2001:db8:0:12::1')).toBe('2001:db8:0:12::/64');
    expect(await addressOf('2001:0db8:0000:0012:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:0:12::/64');
    expect(await addressOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(await addressOf('::1')).toBe('0:0:0:0::/64');
  });
});

describe('isNetwork', () => {
  it.each(['10.0.0.0/8', '192.0.2.7', '::1', '2001:db8::/32'])('takes %s', (text) => {
    expect(isNetwork(text)).toBe(true);
  });

  it.each(['', 'proxy', '10.0.0.0/33', '10.0.0/8', '::1/129', '10.0.0.0/8/8', '10.0.0.0/'])(
    'refuses %s',
    (text) => {
      expect(isNetwork(text)).toBe(false);
    },
  );
});
