import { type RefObject, useLayoutEffect, useRef } from 'react';
import { productName } from '../product.ts';

/** The page that was last announced. Null until the first page, which the browser announces itself. */
let announcedPage: string | null = null;

/** Sets the title of the document to that of the page. */
export function nameDocument(title: string): void {
  document.title = title === productName ? productName : `${title} · ${productName}`;
}

/**
 * Sets the document title. After navigation it also focuses the heading of the page, so that screen reader
 * and keyboard start there. Returns the ref for the page's h1, which must have `tabIndex={-1}`.
 */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the page can be used, so that the focus is never taken from what somebody has already touched.
  useLayoutEffect(() => {
    nameDocument(title);
    const page = `${window.location.pathname} ${title}`;
    if (announcedPage !== null && announcedPage !== page) heading.current?.focus({ preventScroll: true });
    announcedPage = page;
  }, [title]);
  return heading;
}
