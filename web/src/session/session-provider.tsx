import type { User } from '@oryx/contract';
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { ApiError } from '../api/api-error.ts';
import { currentUser } from '../api/auth-calls.ts';
import { forgetReference } from '../device/reference-cache.ts';
import { announceSessionEnd, endSessionOnDevice } from '../device/session-end.ts';
import { storageKeys } from '../product.ts';
import { endSessionOnServer } from './end-on-server.ts';
import { forgetPendingSignOut, isSignOutPending } from './pending-sign-out.ts';
import { SessionContext, type SessionState } from './session-context.ts';
import { readStoredSession, renewStoredSession, storeSession } from './stored-session.ts';

/** Time limit in ms of the question who is signed in, during which nothing else can be shown. */
const checkLimit = 10_000;

const checking: SessionState = { status: 'checking', user: null };
const signedOut: SessionState = { status: 'signed-out', user: null };
const signedInAs = (user: User): SessionState => ({ status: 'signed-in', user });

/**
 * Returns the initial state. A stored session is used at once. Without one the server is asked, unless the
 * script in index.html has its answer already. It is not asked after a pending sign-out, because on a shared
 * device the cookie would let the next person in.
 */
function initialState(): SessionState {
  if (isSignOutPending()) {
    endSessionOnDevice();
    return signedOut;
  }
  const stored = readStoredSession();
  if (stored !== null) return signedInAs(stored.user);
  return globalThis.pageStart?.isSignedOut ? signedOut : checking;
}

/** Provides the session, and synchronises it with the device, the server and other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(initialState);

  useEffect(() => {
    if (isSignOutPending()) {
      endSessionOnServer();
      return;
    }
    let isCurrent = true;
    currentUser({ patience: { limit: checkLimit } }).then(
      (user) => {
        if (!isCurrent) return;
        renewStoredSession(user);
        // The user may have signed out during the request.
        // Does not interrupt React while it takes over what index.html has drawn.
        startTransition(() => {
          setState((before) => (before.status === 'signed-out' ? before : signedInAs(user)));
        });
      },
      (error: unknown) => {
        console.error('The current user could not be confirmed.', error);
        // Signed out from another device, as with a lost phone: nothing readable stays on this one.
        if (error instanceof ApiError && error.status === 401 && !error.isForeign) forgetReference();
        if (!isCurrent) return;
        // With a stored session a failed check changes nothing, because the signal may be lost.
        if (readStoredSession() !== null) return;
        endSessionOnDevice();
        setState((before) => (before.status === 'checking' ? signedOut : before));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  const userId = state.user?.id;
  useEffect(() => {
    function followOtherTabs(event: StorageEvent) {
      if (event.key !== storageKeys.session && event.key !== null) return;
      const stored = readStoredSession();
      // A renewal in another tab is ignored, but another user, or none, is not.
      if (stored?.user.id !== userId) announceSessionEnd();
      setState(stored === null ? signedOut : signedInAs(stored.user));
    }
    window.addEventListener('storage', followOtherTabs);
    return () => window.removeEventListener('storage', followOtherTabs);
  }, [userId]);

  const signIn = useCallback((user: User) => {
    forgetPendingSignOut();
    storeSession(user);
    setState(signedInAs(user));
  }, []);

  const signOut = useCallback(async () => {
    await endSessionOnServer();
    endSessionOnDevice();
    setState(signedOut);
    navigate('/auth');
  }, []);

  const session = useMemo(() => ({ ...state, signIn, signOut }), [state, signIn, signOut]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
