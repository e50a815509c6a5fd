import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { ScreenBoundary } from './screen-boundary.tsx';
import { AuthScreen, LandingScreen } from './screens.ts';
import { Splash } from './splash.tsx';

/** What a visitor can reach: `/auth`, and on every other path the landing page. */
export function SignedOutApp() {
  const [path] = useLocation();
  return (
    <main>
      <ScreenBoundary path={path}>
        <Suspense fallback={<Splash />}>{path === '/auth' ? <AuthScreen /> : <LandingScreen />}</Suspense>
      </ScreenBoundary>
    </main>
  );
}
