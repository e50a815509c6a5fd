import { useEffect, useLayoutEffect } from 'react';
import { scrollPosition } from './conversation-store.ts';

/** Restores the position of the page when the screen is opened again, if there is something to come back to. */
export function useKeptScroll(isConversation: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the opening of the screen restores the position
  useLayoutEffect(() => {
    if (isConversation) window.scrollTo(0, scrollPosition.get());
  }, []);
  useEffect(() => {
    const path = window.location.pathname;
    const note = () => {
      // Another screen scrolls to its top before this one is gone.
      if (window.location.pathname === path) scrollPosition.set(window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
}
