import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses a heading when it appears, and scrolls it to the top. Returns the ref for the heading, which must
 * have `tabIndex={-1}`.
 */
export function useFocusedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return heading;
}
