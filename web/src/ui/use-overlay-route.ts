import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { isOverlay } from './is-overlay.ts';

/** Marks a history entry of an overlay. */
const overlayState = { isOverlay: true };

/**
 * Opens and closes an overlay with its own address. The Back gesture also closes it, and closing leaves no
 * history entry behind.
 */
export function useOverlayRoute(screenPath: string) {
  const [, navigate] = useLocation();
  /** Returns the properties of a link that opens the item. */
  const linkTo = useCallback(
    (id: number) => ({ href: `${screenPath}/${id}`, state: overlayState }),
    [screenPath],
  );
  return {
    linkTo,
    /** Opens the item, replacing an open overlay if there is one. */
    open: (id: string) =>
      navigate(`${screenPath}/${id}`, { replace: isOverlay(window.history.state), state: overlayState }),
    close: () => {
      if (isOverlay(window.history.state)) window.history.back();
      else navigate(screenPath, { replace: true });
    },
  };
}
