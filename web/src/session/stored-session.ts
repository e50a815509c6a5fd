import type { User } from '@oryx/contract';
import { sessionDays } from '@oryx/contract/limits';
import { isUser } from '../api/user.ts';
import { readJson, removeItem, writeItem } from '../device/device-storage.ts';
import { storageKeys } from '../product.ts';

/** Lifetime of a stored session in ms. */
const sessionLifetime = sessionDays * 24 * 60 * 60 * 1000;

/** The session stored on the device. Times are in ms since 1970. */
export interface StoredSession {
  user: User;
  loginTime: number;
  expiresAt: number;
}

function isStoredSession(value: unknown): value is StoredSession {
  if (!(value instanceof Object)) return false;
  const { user, loginTime, expiresAt }: Partial<Record<keyof StoredSession, unknown>> = value;
  return isUser(user) && Number.isFinite(loginTime) && Number.isFinite(expiresAt);
}

/** Returns the stored session if it has not expired. Anything else under its key is removed. */
export function readStoredSession(now = Date.now()): StoredSession | null {
  const stored = readJson(storageKeys.session);
  if (isStoredSession(stored) && now < stored.expiresAt) return stored;
  removeItem(storageKeys.session);
  return null;
}

/** Stores a new session of 30 days after a login. */
export function storeSession(user: User, now = Date.now()): void {
  const session: StoredSession = { user, loginTime: now, expiresAt: now + sessionLifetime };
  writeItem(storageKeys.session, JSON.stringify(session));
}

/**
 * Renews a stored session for 30 days after the server has confirmed its user, so that a daily user is never
 * signed out at the bedside. Does nothing without a stored session.
 */
export function renewStoredSession(user: User, now = Date.now()): void {
  const stored = readStoredSession(now);
  if (stored === null) return;
  const renewed: StoredSession = { ...stored, user, expiresAt: now + sessionLifetime };
  writeItem(storageKeys.session, JSON.stringify(renewed));
}
