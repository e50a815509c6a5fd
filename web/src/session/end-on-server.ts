import { logout } from '../api/auth-calls.ts';
import { readItem, removeItem, writeItem } from '../device/device-storage.ts';
import { storageKeys } from '../product.ts';

/** Time in ms that signing out waits for the server before it continues without it. */
const logoutTimeout = 5000;

/** Returns true if a sign-out has not reached the server, so that the cookie is still valid. */
export function isSignOutPending(): boolean {
  return readItem(storageKeys.pendingSignOut) !== null;
}

/** Clears a pending sign-out, because a new session has replaced the old one. */
export function forgetPendingSignOut(): void {
  removeItem(storageKeys.pendingSignOut);
}

/**
 * Ends the session on the server. The pending sign-out is stored first, so that the next visit retries after
 * a failure or if the page is closed before the response.
 */
export async function endSessionOnServer(): Promise<void> {
  writeItem(storageKeys.pendingSignOut, 'true');
  try {
    await logout({}, { signal: AbortSignal.timeout(logoutTimeout) });
    forgetPendingSignOut();
  } catch (error) {
    console.error('The server did not confirm the sign-out.', error);
  }
}
