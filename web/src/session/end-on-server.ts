import { logout } from '../api/auth-calls.ts';
import { forgetPendingSignOut, notePendingSignOut } from './pending-sign-out.ts';

/** Time in ms that signing out waits for the server before it continues without it. */
const logoutTimeout = 5000;

/**
 * Ends the session on the server. The pending sign-out is stored first, so that the next visit retries after
 * a failure or if the page is closed before the response.
 */
export async function endSessionOnServer(): Promise<void> {
  notePendingSignOut();
  try {
    await logout({}, { signal: AbortSignal.timeout(logoutTimeout) });
    forgetPendingSignOut();
  } catch (error) {
    console.error('The server did not confirm the sign-out.', error);
  }
}
