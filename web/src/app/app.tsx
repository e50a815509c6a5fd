import { useEffect } from 'react';
import { useSession } from '../session/session-context.ts';
import { SignedInApp } from './signed-in-app.tsx';
import { SignedOutApp } from './signed-out-app.tsx';
import { Splash } from './splash.tsx';
import { useScreen } from './use-screen.ts';

/** The app for a visitor, for a signed-in user, or while the sign-in state is unknown. */
export function App() {
  const { status } = useSession();
  const { load } = useScreen('visitor').screen;
  // The screen of a visitor is fetched while the server is asked who this is.
  useEffect(() => {
    if (status !== 'checking') return;
    load().catch(() => {
      // It is loaded again when needed, and a failure is shown then.
    });
  }, [status, load]);
  if (status === 'checking') return <Splash />;
  return status === 'signed-in' ? <SignedInApp /> : <SignedOutApp />;
}
