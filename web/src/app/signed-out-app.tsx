import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { ScreenBoundary } from './screen-boundary.tsx';
import { Splash } from './splash.tsx';
import { useComponent, useScreen } from './use-screen.ts';

/** The signed-out app: `/auth`, and the landing page on every other path. */
export function SignedOutApp() {
  const [path] = useLocation();
  const { screen, params } = useScreen('visitor');
  const Screen = useComponent(screen);
  return (
    <main>
      <ScreenBoundary path={path}>
        {Screen ? (
          <Suspense fallback={<Splash />}>
            <Screen {...params} title={screen.title} />
          </Suspense>
        ) : (
          <Splash />
        )}
      </ScreenBoundary>
    </main>
  );
}
