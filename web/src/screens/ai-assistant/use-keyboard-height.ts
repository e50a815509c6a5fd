import { useSyncExternalStore } from 'react';

/** Minimum height of a keyboard in pixels. Browser controls that hide during scrolling are lower. */
const leastHeight = 150;

/**
 * Returns the height in pixels of the on-screen keyboard over the page. Browsers keep the height of the page,
 * so that sticky elements at its bottom would be hidden.
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
  // Under pinch zoom, the bottom of the page is hidden for another reason.
  if (view?.scale !== 1) return 0;
  // Safari subtracts the keyboard from the visual viewport only.
  const page = Math.max(window.innerHeight, document.documentElement.clientHeight);
  const hidden = Math.round(page - view.offsetTop - view.height);
  return hidden < leastHeight ? 0 : hidden;
}
