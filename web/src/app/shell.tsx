import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'wouter';
import { Page } from '../ui/page.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { NavBar } from './nav-bar.tsx';
import { OfflineLine } from './offline-line.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

/** Rows of the skeleton that stands while the code of a screen loads. */
const skeletonRows = 6;

interface ShellProps {
  /** The path of the navigation entry that is highlighted; none on a page that is not found. */
  navPath: string | undefined;
  children: ReactNode;
}

/** The frame of every screen of a signed-in user: skip link, navigation, the offline line, the screen. */
export function Shell({ navPath, children }: ShellProps) {
  const [path] = useLocation();
  const loading = (
    <Page>
      <SkeletonRows count={skeletonRows} />
    </Page>
  );
  return (
    <div className="pb-(--bottom-bar-height) pl-(--rail-width)">
      <a
        href="#main"
        className="fixed top-2 left-2 z-40 -translate-y-24 rounded-control bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <NavBar activePath={navPath} />
      <OfflineLine />
      <main id="main" tabIndex={-1}>
        <ScreenBoundary path={path}>
          <Suspense fallback={loading}>{children}</Suspense>
        </ScreenBoundary>
      </main>
    </div>
  );
}
