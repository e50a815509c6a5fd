import type { User } from '@oryx/contract';
import { sessionDays } from '@oryx/contract/limits';
import { readJson, removeItem, writeItem } from '../device/device-storage.ts';
import { storageKeys } from '../product.ts';

/** How long a stored session lasts, in milliseconds. */
const sessionLifetime = sessionDays * 24 * 60 * 60 * 1000;

/** What login leaves on the device. Times in milliseconds since 1970. */
export interface StoredSession {
  user: User;
  loginTime: number;
  expiresAt: number;
}

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return ['id', 'firstName', 'lastName', 'email', 'profession'].every(
    (name) => typeof fields[name] === 'string',
  );
}

function isStoredSession(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return (
    isUser(fields['user']) && Number.isFinite(fields['loginTime']) && Number.isFinite(fields['expiresAt'])
  );
}

/** The stored session if there is one that has not expired; anything else under its key is removed. */
export function readStoredSession(now = Date.now()): StoredSession | null {
  const stored = readJson(storageKeys.session);
  if (isStoredSession(stored) && now < stored.expiresAt) return stored;
  removeItem(storageKeys.session);
  return null;
}

/** Stores a new session of 30 days, as a login does. */
export function storeSession(user: User, now = Date.now()): void {
  const session: StoredSession = { user, loginTime: now, expiresAt: now + sessionLifetime };
  writeItem(storageKeys.session, JSON.stringify(session));
}

/**
 * Lets a session that is stored last 30 days from now, since the server has just confirmed its user, so
 * that somebody in daily use is never signed out at the bedside. Writes none where none was.
 */
export function renewStoredSession(user: User, now = Date.now()): void {
  const stored = readStoredSession(now);
  if (stored === null) return;
  const renewed: StoredSession = { ...stored, user, expiresAt: now + sessionLifetime };
  writeItem(storageKeys.session, JSON.stringify(renewed));
}
