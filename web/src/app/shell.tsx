import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { NavBar } from './nav-bar.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { ScreenLoading } from './screen-loading.tsx';
import { useComponent, useScreen } from './use-screen.ts';

/** The first screen does without the judgement of its calls, which catches up with them. */
const ConnectionLine = lazy(async (): Promise<{ default: ComponentType<{ path: string }> }> => {
  try {
    return { default: (await import('./connection-line.tsx')).ConnectionLine };
  } catch {
    return { default: () => null };
  }
});

/** The frame of every signed-in screen: skip link, navigation, line about the connection, screen. */
export function Shell() {
  const [path] = useLocation();
  const { screen, params } = useScreen('user');
  const { title, navPath, paths } = screen;
  const loading = <ScreenLoading title={title} />;
  const Screen = useComponent(screen);
  return (
    <div className="pb-(--bottom-bar-height) pr-(--pane-width) pl-(--rail-width)">
      <a
        href="#main"
        className="fixed top-2 left-2 z-40 -translate-y-24 rounded-control bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <NavBar activePath={navPath ?? paths[0]} />
      <Suspense>
        <ConnectionLine path={path} />
      </Suspense>
      <main id="main" tabIndex={-1}>
        <ScreenBoundary path={path}>
          {Screen ? (
            <Suspense fallback={loading}>
              <Screen {...params} title={title} />
            </Suspense>
          ) : (
            loading
          )}
        </ScreenBoundary>
      </main>
    </div>
  );
}
