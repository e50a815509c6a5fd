import { type RefObject, useLayoutEffect } from 'react';

/** What can be pressed or typed into. */
const controls = 'a[href], button, input, select, textarea, summary, label, [role="switch"], [role="tab"]';

/** Smallest distance in px to a control, and to the edges of the screen. */
const distance = 4;

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Keeps an element with a fixed position where no control lies below it: in the lowest gap of the screen that holds it.
 * On a screen without such a gap it stays where its style puts it, and lets every tap through.
 *
 * @param shown what the element shows, or null while it shows nothing
 * @param modal the modal dialog that holds the element, outside which no control can be pressed
 */
export function useFreePlace(
  element: RefObject<HTMLElement | null>,
  shown: number | null,
  modal: HTMLElement | null,
): void {
  useLayoutEffect(() => {
    const host = element.current;
    if (host === null || shown === null) return;
    let frame = 0;
    const place = () => {
      frame = 0;
      const { height, left, right } = host.getBoundingClientRect();
      const top = lowestGap(spansOf(host, modal ?? document, left, right), height, window.innerHeight);
      host.style.top = top === undefined ? '' : `${top}px`;
      host.style.bottom = top === undefined ? '' : 'auto';
      host.style.pointerEvents = top === undefined ? 'none' : '';
    };
    const placeSoon = () => {
      frame ||= requestAnimationFrame(place);
    };
    place();
    const options = { capture: true, passive: true };
    window.addEventListener('scroll', placeSoon, options);
    window.addEventListener('resize', place);
    // The screen may still be loading its controls.
    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', placeSoon, options);
      window.removeEventListener('resize', place);
      changes.disconnect();
    };
  }, [element, shown, modal]);
}

/** Returns where the visible controls lie that share a column of the screen with the element. */
function spansOf(host: HTMLElement, within: ParentNode, left: number, right: number): Span[] {
  return [...within.querySelectorAll(controls)].flatMap((control) => {
    if (host.contains(control)) return [];
    const box = control.getBoundingClientRect();
    return box.height > 1 && box.width > 1 && box.left < right && box.right > left ? [box] : [];
  });
}

/** Returns the top of the lowest place of this height without a span, or undefined if there is none. */
export function lowestGap(spans: readonly Span[], height: number, screen: number): number | undefined {
  let bottom = screen - distance;
  for (const span of [...spans].sort((one, other) => other.bottom - one.bottom)) {
    if (bottom - (span.bottom + distance) >= height) break;
    bottom = Math.min(bottom, span.top - distance);
  }
  const top = bottom - height;
  return top >= 0 ? top : undefined;
}
