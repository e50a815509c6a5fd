import { type RefObject, useLayoutEffect, useState } from 'react';

/** Minimum height of the panel in pixels: two results, the rest by scrolling. */
const least = 160;

/** Gap below the panel in pixels. */
const gap = 8;

/**
 * Returns the maximum height in pixels of a panel that ends above the keyboard of a phone and the bottom bar.
 */
export function useRoomBelow(panel: RefObject<HTMLElement | null>, isShown: boolean): number | undefined {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const seen = window.visualViewport;
    if (!isShown || !seen) return;
    const measure = () => {
      const top = panel.current?.getBoundingClientRect().top ?? 0;
      const bar = document.querySelector('nav')?.getBoundingClientRect();
      const isBarBelow = bar !== undefined && bar.top > top;
      const bottom = Math.min(seen.offsetTop + seen.height, isBarBelow ? bar.top : Number.POSITIVE_INFINITY);
      setRoom(Math.max(least, bottom - top - gap));
    };
    measure();
    seen.addEventListener('resize', measure);
    return () => seen.removeEventListener('resize', measure);
  }, [panel, isShown]);
  return room;
}
