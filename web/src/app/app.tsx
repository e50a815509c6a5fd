import { useEffect } from 'react';
import { useSession } from '../session/session-context.ts';
import { preloadVisitorScreen } from './screens.ts';
import { SignedInApp } from './signed-in-app.tsx';
import { SignedOutApp } from './signed-out-app.tsx';
import { Splash } from './splash.tsx';

/** The app of whoever is here: a visitor, a signed-in user, or somebody not yet known. */
export function App() {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'checking') preloadVisitorScreen(window.location.pathname);
  }, [status]);
  if (status === 'checking') return <Splash />;
  return status === 'signed-in' ? <SignedInApp /> : <SignedOutApp />;
}
