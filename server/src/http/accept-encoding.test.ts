import { describe, expect, it } from 'vitest';
import { chooseEncoding } from './accept-encoding.ts';

describe('chooseEncoding', () => {
  const both = new Set(['br', 'gzip'] as const);

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity, br;q=0.5', undefined],
    ['GZIP;Q=0.8', 'gzip'],
    ['br;q=nonsense', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('returns for %j: %s', (header, expected) => {
    expect(chooseEncoding(header, both)).toBe(expected);
  });

  it('offers only available encodings', () => {
    expect(chooseEncoding('br, gzip', new Set(['gzip']))).toBe('gzip');
    expect(chooseEncoding('br, gzip', new Set())).toBeUndefined();
  });
});
