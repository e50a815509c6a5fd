import { describe, expect, it } from 'vitest';
import { asDelivered, isDeliverable, normaliseContact } from './contact.ts';

describe('normaliseContact', () => {
  it('returns one form for all spellings of an address', () => {
    for (const spelling of [
      ' Selma@Example.org ',
      'SELMA@EXAMPLE.ORG',
      'ｓｅｌｍａ@example.org',
      'selma@ｅｘａｍｐｌｅ.org',
    ]) {
      expect(normaliseContact(spelling)).toBe('selma@example.org');
    }
    expect(normaliseContact('a@bücher.example')).toBe('a@xn--bcher-kva.example');
    expect(normaliseContact('a@bu\u0308cher.example')).toBe('a@xn--bcher-kva.example');
    expect(normaliseContact('a@XN--BCHER-KVA.example')).toBe('a@xn--bcher-kva.example');
  });

  it('distinguishes look-alike addresses', () => {
    const latin = normaliseContact('selma@example.org');
    for (const lookalike of [
      'ѕelma@example.org',
      'selma@ехample.org',
      'selma@exаmple.org',
      'se1ma@example.org',
      'selma@example.org.',
    ]) {
      expect(normaliseContact(lookalike)).not.toBe(latin);
    }
  });

  it('returns other text unchanged', () => {
    for (const other of ['0812345678', '@', 'a@', '@b', 'a@b@', 'a@[', 'a@%00'])
      expect(normaliseContact(other)).toBe(other);
  });
});

describe('asDelivered', () => {
  it('keeps the local part as typed', () => {
    expect(asDelivered('Selma.N@Bücher.example')).toBe('Selma.N@xn--bcher-kva.example');
  });
});

describe('isDeliverable', () => {
  it.each([
    'selma@example.org',
    "o'brien+x@a.example.com1",
    'selma@b\u00fccher.example',
    'a@xn--bcher-kva.example',
  ])('accepts %s', (email) => {
    expect(isDeliverable(email)).toBe(true);
  });

  it.each([
    'selma@\ufdfa.example.org',
    'selma@xn--a.example',
    'selma@127.0.0.10',
    'selma@1.0x10',
    'selma@-a.example.org',
    `selma@${'a'.repeat(64)}.org`,
    `selma@${'\u00fc'.repeat(60)}.org`,
    `${'a'.repeat(65)}@example.org`,
    `selma@${'a.'.repeat(124)}example`,
  ])('rejects %s', (email) => {
    expect(isDeliverable(email)).toBe(false);
  });
});
