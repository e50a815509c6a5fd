import { describe, expect, it } from 'vitest';
import { storageKeys } from '../product.ts';
import { maria } from '../test/maria.ts';
import { readStoredSession, renewStoredSession, storeSession } from './stored-session.ts';

const loginTime = Date.UTC(2026, 5, 1, 8);
const hour = 60 * 60 * 1000;
const day = 24 * hour;

function stored() {
  const text = localStorage.getItem(storageKeys.session);
  return text === null ? null : JSON.parse(text);
}

describe('the stored session', () => {
  it('AUTH-21 holds user, loginTime and expiresAt, 30 days apart', () => {
    storeSession(maria, loginTime);
    expect(stored()).toEqual({ user: maria, loginTime, expiresAt: loginTime + 2_592_000_000 });
  });

  it('CONST-01 is valid after 29 days and 23 hours and gone after 30 days and a second', () => {
    storeSession(maria, loginTime);
    expect(readStoredSession(loginTime + 29 * day + 23 * hour)?.user).toEqual(maria);
    expect(readStoredSession(loginTime + 30 * day + 1000)).toBeNull();
  });

  it('AUTH-24 is removed once it has expired', () => {
    storeSession(maria, loginTime);
    expect(readStoredSession(loginTime + 31 * day)).toBeNull();
    expect(stored()).toBeNull();
  });

  it.each([
    ['no JSON', '{'],
    ['a number', '7'],
    ['null', 'null'],
    ['no user', '{"loginTime":1,"expiresAt":9e15}'],
    ['half a user', '{"user":{"id":"1"},"loginTime":1,"expiresAt":9e15}'],
    ['a date in words', JSON.stringify({ user: maria, loginTime: 'June', expiresAt: 'July' })],
  ])('AUTH-26 is removed if it is malformed: %s', (_what, text) => {
    localStorage.setItem(storageKeys.session, text);
    expect(readStoredSession(loginTime)).toBeNull();
    expect(localStorage.getItem(storageKeys.session)).toBeNull();
  });

  it('AUTH-23 lasts 30 more days after the server has confirmed its user, and takes the new data of the user', () => {
    storeSession(maria, loginTime);
    const married = { ...maria, lastName: 'Amutenya' };
    renewStoredSession(married, loginTime + 10 * day);
    expect(stored()).toEqual({ user: married, loginTime, expiresAt: loginTime + 40 * day });
  });

  it('AUTH-25 is not created by a confirmation', () => {
    renewStoredSession(maria, loginTime);
    expect(stored()).toBeNull();
  });
});
