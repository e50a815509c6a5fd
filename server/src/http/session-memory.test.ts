import { expect, it } from 'vitest';
import { SessionMemory } from './session-memory.ts';

const session = { userId: 'user', tokenHash: 'hash', expiresAt: new Date(0), secondFactorAt: null };

it('trusts a session for a minute, but not after it has ended', () => {
  let now = 0;
  const memory = new SessionMemory(() => new Date(now));
  memory.keep('token', session, memory.era);
  now = 59_999;
  expect(memory.find('token')).toBe(session);
  now = 60_000;
  expect(memory.find('token')).toBeUndefined();
  memory.keep('token', session, memory.era);
  memory.forget();
  expect(memory.find('token')).toBeUndefined();
});

it('trusts a session for an hour while the database is away', () => {
  let now = 0;
  let isUp = true;
  const memory = new SessionMemory(
    () => new Date(now),
    () => isUp,
  );
  memory.keep('token', session, memory.era);
  now = 60_000;
  isUp = false;
  expect(memory.find('token')).toBe(session);
  now = 59 * 60_000;
  expect(memory.find('token')).toBe(session);
  isUp = true;
  expect(memory.find('token')).toBeUndefined();
  isUp = false;
  now = 60 * 60_000;
  expect(memory.find('token')).toBeUndefined();
});

it('does not trust a session for longer because the clock was set back', () => {
  let now = 3_600_000;
  const memory = new SessionMemory(() => new Date(now));
  memory.keep('token', session, memory.era);
  now = 0;
  expect(memory.find('token')).toBeUndefined();
});

it('does not cache a session that was read before another one ended', () => {
  const memory = new SessionMemory(() => new Date(0));
  const { era } = memory;
  memory.forget();
  memory.keep('token', session, era);
  expect(memory.find('token')).toBeUndefined();
});

it('drops only the sessions that have ended, if they are named', () => {
  const memory = new SessionMemory(() => new Date(0));
  const other = { ...session, tokenHash: 'other hash' };
  memory.keep('token', session, memory.era);
  memory.keep('other token', other, memory.era);
  memory.forget(['hash', 'a hash that is not known']);
  expect(memory.find('token')).toBeUndefined();
  expect(memory.find('other token')).toBe(other);
});

it('remembers a limited number', () => {
  const memory = new SessionMemory(() => new Date(0));
  for (let each = 0; each <= 20_000; each += 1) memory.keep(`token ${each}`, session, memory.era);
  expect(memory.find('token 0')).toBeUndefined();
  expect(memory.find('token 20000')).toBe(session);
});
