import { type ComponentType, lazy, Suspense } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useSession } from '../session/session-context.ts';
import { Shell } from './shell.tsx';

// Lazy: keeps it out of the first-screen bundle. Without it the screens work, and the next visit tries again.
const BackgroundWork = lazy(async (): Promise<{ default: ComponentType<{ userId: string | undefined }> }> => {
  try {
    return { default: (await import('./background-work.tsx')).BackgroundWork };
  } catch {
    return { default: () => null };
  }
});

const HomeNotice = lazy(async (): Promise<{ default: ComponentType<{ path: string }> }> => {
  try {
    return { default: (await import('./home-notice.tsx')).HomeNotice };
  } catch {
    return { default: () => null };
  }
});

/** The signed-in app: every route inside the shell. Any other path shows the 404 page. */
export function SignedInApp() {
  const [path] = useLocation();
  const { user } = useSession();
  return (
    <>
      {path === '/auth' ? <Redirect to="/" replace /> : <Shell />}
      <Suspense>
        <BackgroundWork userId={user?.id} />
        <HomeNotice path={path} />
      </Suspense>
    </>
  );
}
