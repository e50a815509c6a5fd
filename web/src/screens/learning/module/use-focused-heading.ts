import { type RefObject, useEffect, useRef } from 'react';

/**
 * Puts the focus on a heading when it appears, and the heading at the top of the screen.
 * @returns the reference for the heading, which must have `tabIndex={-1}`
 */
export function useFocusedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return heading;
}
