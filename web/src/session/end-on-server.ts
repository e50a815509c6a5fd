import { logout } from '../api/auth-calls.ts';
import { readItem, removeItem, writeItem } from '../device/device-storage.ts';
import { storageKeys } from '../product.ts';

/** How long signing out waits for the server, in milliseconds, before it goes on without it. */
const logoutTimeout = 5000;

/** Whether a sign-out on this device has not reached the server, whose cookie would still let somebody in. */
export function isSignOutPending(): boolean {
  return readItem(storageKeys.pendingSignOut) !== null;
}

/** Forgets a sign-out that did not reach the server: a new session has taken the place of that one. */
export function forgetPendingSignOut(): void {
  removeItem(storageKeys.pendingSignOut);
}

/**
 * Ends the session on the server. Failing, it logs that, and the next visit tries again; so it does when
 * the page is closed before the answer, which is why the sign-out is noted first.
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
