import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { onRecovery } from '../api/recovery.ts';
import { currentPages, noteOpened, watchMyPages } from '../clinical/my-pages/my-pages-store.ts';
import { afterPaint } from '../ui/after-paint.ts';

/** Pages that a user comes back to: a tool, a drug, a chart, a clock, a complaint, and screens without parts. */
const openable =
  /^\/((calculator|arrest|complaints)\/[a-z0-9-]+|(medications|algorithms)\/[1-9][0-9]*|pediatrics|interactions|handover)$/;

/** Time in ms after the last change until it is sent, so that several go together. */
const quiet = 1000;

/** Notes which pages the user opens, and brings the user's own pages together with those of the account. */
export function useMyPages(userId: string | undefined): void {
  const [path] = useLocation();
  const isSignedIn = userId !== undefined;
  useEffect(() => {
    if (!isSignedIn || !openable.test(path)) return;
    // The page is seen first: each row of a list behind it looks at what has changed.
    return afterPaint(() => noteOpened(path));
  }, [isSignedIn, path]);

  const isHome = path === '/';
  // Nothing is sent while a calculator is used.
  const maySend = isSignedIn && !path.startsWith('/calculator/');
  useEffect(() => {
    if (!maySend) return;
    let timer: ReturnType<typeof setTimeout>;
    const send = () => {
      import('../clinical/my-pages/send-my-pages.ts')
        .then(({ sendMyPages }) => sendMyPages())
        // They stay on the device until the next attempt.
        .catch((error: unknown) => console.error('Pinned pages are not brought together yet.', error));
    };
    // What was last used can wait until the user is on Home again.
    const hasChanges = () => currentPages().unsent.some((key) => isHome || !key.startsWith('recent '));
    const sendSoon = () => {
      clearTimeout(timer);
      if (hasChanges()) timer = setTimeout(send, quiet);
    };
    if (isHome) timer = setTimeout(send, quiet);
    else sendSoon();
    const stops = [watchMyPages(sendSoon), onRecovery(sendSoon)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [maySend, isHome]);
}
