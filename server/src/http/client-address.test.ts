import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

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

describe('the address of a client', () => {
  it('is the peer of the connection, whatever the caller claims', async () => {
    expect(await addressOf('192.0.2.1')).toBe('192.0.2.1');
    expect(await addressOf('192.0.2.1', '203.0.113.5')).toBe('192.0.2.1');
    expect(await addressOf('::ffff:192.0.2.1', '203.0.113.5', ['10.0.0.0/8'])).toBe('192.0.2.1');
    expect(await addressOf(undefined, '203.0.113.5', ['10.0.0.0/8'])).toBe('local');
  });

  it('is the address that the outermost trusted proxy saw, and nothing before it', async () => {
    const trusted = ['10.0.0.0/8', '2001:db8:1::/48'];
    expect(await addressOf('10.1.2.3', '203.0.113.5', trusted)).toBe('203.0.113.5');
    expect(await addressOf('10.1.2.3', '198.51.100.1, 203.0.113.5, 10.9.9.9', trusted)).toBe('203.0.113.5');
    expect(await addressOf('2001:db8:1::7', '203.0.113.5:4711', trusted)).toBe('203.0.113.5');
    expect(await addressOf('::ffff:10.1.2.3', '[2001:db8:2::1]:443', trusted)).toBe('2001:db8:2:0::/64');
  });

  it('is the outermost hop if every hop is a trusted proxy', async () => {
    expect(await addressOf('10.1.2.3', '10.0.0.1, 10.0.0.2', ['10.0.0.0/8'])).toBe('10.0.0.1');
  });

  it.each([
    ['in the connection', '::ffff:10.1.2.3', ['10.1.2.3']],
    ['in the connection, in hexadecimal', '::ffff:a01:203', ['10.0.0.0/8']],
    ['in the setting, as an address', '10.1.2.3', ['::ffff:10.1.2.3']],
    ['in the setting, as a network', '10.1.2.3', ['::ffff:10.0.0.0/104']],
  ])('is right with IPv4-mapped IPv6 %s', async (_, connection, trusted) => {
    expect(await addressOf(connection, '198.51.100.1, ::ffff:203.0.113.5', trusted)).toBe('203.0.113.5');
  });

  it('never comes from a proxy of the other address family', async () => {
    expect(await addressOf('2001:db8::1', '203.0.113.5', ['0.0.0.0/0'])).toBe('2001:db8:0:0::/64');
    expect(await addressOf('192.0.2.1', '203.0.113.5', ['::/0'])).toBe('192.0.2.1');
  });

  it('stays that of the proxy if the header is missing or invalid', async () => {
    const nonsense = [
      '',
      'unknown',
      '203.0.113.5, ',
      '1.2.3.4.5',
      '0x7f.1',
      '010.0.0.1',
      '1.2',
      'x'.repeat(9000),
    ];
    for (const header of [undefined, ...nonsense]) {
      expect(await addressOf('10.1.2.3', header, ['10.1.2.3'])).toBe('10.1.2.3');
    }
  });

  it('is the /64 network of an IPv6 address, which one subscriber has', async () => {
    expect(await addressOf('2001:db8:0:12::1')).toBe('2001:db8:0:12::/64');
    expect(await addressOf('2001:0db8:0000:0012:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:0:12::/64');
    expect(await addressOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(await addressOf('::1')).toBe('0:0:0:0::/64');
  });
});
