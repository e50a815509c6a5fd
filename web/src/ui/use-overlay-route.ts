import { type MouseEvent, useCallback } from 'react';
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
    (id: number) => {
      const href = `${screenPath}/${id}`;
      return {
        href,
        state: overlayState,
        onClick: (event: MouseEvent) => {
          // Beside an open item, which stays in the history once, whichever item is open.
          const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
          if (window.location.pathname === screenPath || isNewTab) return;
          event.preventDefault();
          navigate(href, { replace: true, state: window.history.state });
        },
      };
    },
    [screenPath, navigate],
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
