import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startPreferences } from '../preferences/preferences-store.ts';
import '../ui/theme.css';
import './first-paint.css';
import { App } from './app.tsx';
import { Notifications } from './notifications.tsx';
import { Providers } from './providers.tsx';
import { scrollToTopOnNavigation } from './scroll-to-top.ts';
import { registerServiceWorker } from './service-worker.ts';

// There is no root in a browser that index.html has found too old.
const root = document.getElementById('root');
if (root !== null) {
  startPreferences();
  scrollToTopOnNavigation();
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <App />
        <Notifications />
      </Providers>
    </StrictMode>,
  );
  // The first screen comes first: storing the rest of the app can wait until the page has loaded.
  window.addEventListener('load', registerServiceWorker, { once: true });
}
