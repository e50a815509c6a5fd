import { type RefObject, useEffect, useRef } from 'react';
import { productName } from '../product.ts';

/** The page last announced; null until the first one stands, which the browser announces itself. */
let announcedPage: string | null = null;

/**
 * Names the document after the page and, when the user has moved to another page, puts the focus on
 * its heading, so that a screen reader and the keyboard start there.
 * @returns the reference for the page's h1, which must have `tabIndex={-1}`
 */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === productName ? productName : `${title} · ${productName}`;
    const page = `${window.location.pathname} ${title}`;
    if (announcedPage !== null && announcedPage !== page) heading.current?.focus({ preventScroll: true });
    announcedPage = page;
  }, [title]);
  return heading;
}
