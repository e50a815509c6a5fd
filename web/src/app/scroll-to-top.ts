import { isOverlay } from '../ui/is-overlay.ts';

/**
 * Scrolls to the top after forward navigation. The browser restores the position after going back. Overlays
 * leave the screen where it is.
 */
export function scrollToTopOnNavigation(): void {
  let path = window.location.pathname;
  // The router dispatches its navigation under this event name.
  window.addEventListener('pushState', () => {
    const isOther = window.location.pathname !== path;
    if (isOther && !isOverlay(window.history.state)) window.scrollTo(0, 0);
    path = window.location.pathname;
  });
  window.addEventListener('popstate', () => {
    path = window.location.pathname;
  });
}
