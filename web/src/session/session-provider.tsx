import type { User } from '@oryx/contract';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { currentUser, logout } from '../api/auth-calls.ts';
import { storageKeys } from '../product.ts';
import { SessionContext, type SessionState } from './session-context.ts';
import { announceSessionEnd } from './session-end.ts';
import { clearStoredSession, readStoredSession, renewStoredSession, storeSession } from './stored-session.ts';

/** How long signing out waits for the server, in milliseconds, before it goes on without it. */
const logoutTimeout = 5000;

const checking: SessionState = { status: 'checking', user: null };
const signedOut: SessionState = { status: 'signed-out', user: null };
const signedInAs = (user: User): SessionState => ({ status: 'signed-in', user });

/** A stored session counts at once; without one the server has to say who this is. */
function initialState(): SessionState {
  const stored = readStoredSession();
  return stored === null ? checking : signedInAs(stored.user);
}

/** Holds who is signed in, and keeps it in step with the device, the server and the other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(initialState);

  useEffect(() => {
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
        if (!isCurrent) return;
        // With a stored session a failed check changes nothing: it may just be a dead spot.
        setState((before) => (before.status === 'checking' ? signedOut : before));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  useEffect(() => {
    function followOtherTabs(event: StorageEvent) {
      if (event.key !== storageKeys.session && event.key !== null) return;
      const stored = readStoredSession();
      announceSessionEnd();
      setState(stored === null ? signedOut : signedInAs(stored.user));
    }
    window.addEventListener('storage', followOtherTabs);
    return () => window.removeEventListener('storage', followOtherTabs);
  }, []);

  const signIn = useCallback((user: User) => {
    storeSession(user);
    setState(signedInAs(user));
  }, []);

  const signOut = useCallback(async () => {
    try {
      await logout({}, { signal: AbortSignal.timeout(logoutTimeout) });
    } catch (error) {
      console.error('The server did not confirm the sign-out.', error);
    }
    clearStoredSession();
    announceSessionEnd();
    setState(signedOut);
    navigate('/auth');
  }, []);

  const session = useMemo(() => ({ ...state, signIn, signOut }), [state, signIn, signOut]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
