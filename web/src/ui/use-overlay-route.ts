import { useCallback } from 'react';
import { useLocation } from 'wouter';

/** Marks a place in the history that a screen opened over itself. */
const overlayState = { isOverlay: true };

/**
 * How to open something over a screen under an address of its own, and how to close it again. The
 * gesture for Back then closes it as well, and closing leaves no step in the history behind.
 */
export function useOverlayRoute(screenPath: string) {
  const [, navigate] = useLocation();
  /** The properties of a link that opens the item. */
  const linkTo = useCallback(
    (id: number) => ({ href: `${screenPath}/${id}`, state: overlayState }),
    [screenPath],
  );
  return {
    linkTo,
    /** Opens the item, in the place of the one that is open over the screen if there is one. */
    open: (id: string) =>
      navigate(`${screenPath}/${id}`, { replace: isOverlay(window.history.state), state: overlayState }),
    close: () => {
      if (isOverlay(window.history.state)) window.history.back();
      else navigate(screenPath, { replace: true });
    },
  };
}

/** Whether this place in the history lies over the one before. */
export function isOverlay(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOverlay' in state && state.isOverlay === true;
}
