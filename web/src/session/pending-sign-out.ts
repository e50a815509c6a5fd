import { readItem, removeItem, writeItem } from '../device/device-storage.ts';
import { storageKeys } from '../product.ts';

/** Returns true if a sign-out has not reached the server, so that the cookie is still valid. */
export function isSignOutPending(): boolean {
  return readItem(storageKeys.pendingSignOut) !== null;
}

/** Notes that a sign-out has yet to reach the server. */
export function notePendingSignOut(): void {
  writeItem(storageKeys.pendingSignOut, 'true');
}

/** Clears a pending sign-out, because it has reached the server or a new session has replaced the old one. */
export function forgetPendingSignOut(): void {
  removeItem(storageKeys.pendingSignOut);
}
