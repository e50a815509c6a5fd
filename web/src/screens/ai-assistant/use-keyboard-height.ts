import { useSyncExternalStore } from 'react';

/** What a browser shows and hides of itself while the page scrolls is lower than this, in pixels. */
const leastHeight = 150;

/**
 * How much of the page's bottom lies under the keyboard of a phone, in pixels. Browsers leave the page
 * as high as it was, so that what sticks to its bottom would be out of sight while one types and reads.
 */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, keyboardHeight);
}

function subscribe(listener: () => void) {
  const view = window.visualViewport;
  view?.addEventListener('resize', listener);
  view?.addEventListener('scroll', listener);
  return () => {
    view?.removeEventListener('resize', listener);
    view?.removeEventListener('scroll', listener);
  };
}

function keyboardHeight(): number {
  const view = window.visualViewport;
  // Enlarged with two fingers, the page is out of sight for another reason.
  if (view?.scale !== 1) return 0;
  // Safari takes the keyboard off the one height, and off neither of both elsewhere.
  const page = Math.max(window.innerHeight, document.documentElement.clientHeight);
  const hidden = Math.round(page - view.offsetTop - view.height);
  return hidden < leastHeight ? 0 : hidden;
}
