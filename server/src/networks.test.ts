import { describe, expect, it } from 'vitest';
import { isNetwork } from './networks.ts';

describe('the setting TRUSTED_PROXIES', () => {
  it.each(['10.0.0.0/8', '192.0.2.7', '::1', '2001:db8::/32', '::ffff:192.0.2.7', '0.0.0.0/0'])(
    'accepts %s',
    (text) => {
      expect(isNetwork(text)).toBe(true);
    },
  );

  it.each([
    '',
    'proxy',
    '10.0.0.0/33',
    '10.0.0/8',
    '::1/129',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '10.0.0.0/-1',
    '10.0.0.0/8.5',
    '10.0.0.256',
    '127.1',
    '0x7f000001',
    '/8',
  ])('rejects %s', (text) => {
    expect(isNetwork(text)).toBe(false);
  });
});
