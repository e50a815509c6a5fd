import { isOverlay } from '../ui/use-overlay-route.ts';

/**
 * Starts every page that the user moves on to at its top. Going back is left to the browser, which
 * remembers where the user was. What opens over a screen leaves the screen where it is.
 */
export function scrollToTopOnNavigation(): void {
  let path = window.location.pathname;
  // The router announces its own navigation under this name.
  window.addEventListener('pushState', () => {
    const isOther = window.location.pathname !== path;
    if (isOther && !isOverlay(window.history.state)) window.scrollTo(0, 0);
    path = window.location.pathname;
  });
  window.addEventListener('popstate', () => {
    path = window.location.pathname;
  });
}
