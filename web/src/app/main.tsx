import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { holdInstallPrompt } from '../device/install-prompt.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import '../ui/theme.css';
import './first-paint.css';
import { App } from './app.tsx';
import { Notifications } from './notifications.tsx';
import { scrollToTopOnNavigation } from './scroll-to-top.ts';
import { keepAppOnDevice } from './service-worker.ts';

// There is no root element if index.html has found the browser too old.
const root = document.getElementById('root');
if (root !== null) {
  scrollToTopOnNavigation();
  const app = (
    <StrictMode>
      <SessionProvider>
        <App />
        <Notifications />
      </SessionProvider>
    </StrictMode>
  );
  const takeOver = () =>
    // Done in steps, between which there is room for taps and paints.
    startTransition(() => {
      if (globalThis.pageStart?.drawn === undefined) createRoot(root).render(app);
      else hydrateRoot(root, app);
    });
  // Until index.html knows what to draw, its splash stands.
  (globalThis.pageStart?.ready ?? Promise.resolve()).then(takeOver);
  // The script in index.html has applied the preferences. What follows their changes can wait.
  import('./beside-screens.ts').then(
    ({ startBesideScreens }) => startBesideScreens(),
    (error: unknown) => console.error('Changes of the display settings are not followed.', error),
  );
  holdInstallPrompt();
  // Storing the rest of the app waits until the first screen has loaded.
  window.addEventListener('load', keepAppOnDevice, { once: true });
}
