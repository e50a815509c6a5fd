import type { User } from '@oryx/contract';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { ApiError } from '../api/api-error.ts';
import { currentUser } from '../api/auth-calls.ts';
import { forgetReference } from '../device/reference-cache.ts';
import { storageKeys } from '../product.ts';
import { endSessionOnServer, forgetPendingSignOut, isSignOutPending } from './end-on-server.ts';
import { SessionContext, type SessionState } from './session-context.ts';
import { announceSessionEnd, endSessionOnDevice } from './session-end.ts';
import { readStoredSession, renewStoredSession, storeSession } from './stored-session.ts';

const checking: SessionState = { status: 'checking', user: null };
const signedOut: SessionState = { status: 'signed-out', user: null };
const signedInAs = (user: User): SessionState => ({ status: 'signed-in', user });

/**
 * A stored session counts at once; without one the server has to say who this is. It is not asked after
 * a sign-out that it never heard of: on a shared device its cookie would let the next person in.
 */
function initialState(): SessionState {
  if (isSignOutPending()) {
    endSessionOnDevice();
    return signedOut;
  }
  const stored = readStoredSession();
  return stored === null ? checking : signedInAs(stored.user);
}

/** Holds who is signed in, and keeps it in step with the device, the server and the other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(initialState);

  useEffect(() => {
    if (isSignOutPending()) {
      endSessionOnServer();
      return;
    }
    let isCurrent = true;
    currentUser().then(
      (user) => {
        if (!isCurrent) return;
        renewStoredSession(user);
        // Somebody may have signed out while the answer was on its way.
        setState((before) => (before.status === 'signed-out' ? before : signedInAs(user)));
      },
      (error: unknown) => {
        console.error('The current user could not be confirmed.', error);
        // Signed out from elsewhere, as one does with a lost phone: it keeps nothing to read.
        if (error instanceof ApiError && error.status === 401) forgetReference();
        if (!isCurrent) return;
        // With a stored session a failed check changes nothing: it may just be a dead spot.
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
      // A renewal in another tab is no news; another user, or none, is.
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
