/** Marks the element that has the focus since a touch or click. */
const mark = 'data-touched';

/** Where the page was touched or clicked last; null after a key. */
let touched: { readonly x: number; readonly y: number } | null = null;

/** Returns where on the screen the page was touched or clicked last, in px, or null after a key. */
export const lastTouch = () => touched;

/**
 * Marks what receives the focus after a touch or click, so that theme.css draws no ring around it. Browsers draw one
 * wherever a script moves the focus, as from a closed dialog to its opener. The next key brings the ring back.
 */
export function followTouches(): void {
  const options = { capture: true, passive: true };
  document.addEventListener(
    'pointerdown',
    ({ clientX, clientY }) => {
      touched = { x: clientX, y: clientY };
    },
    options,
  );
  document.addEventListener(
    'keydown',
    () => {
      touched = null;
      document.activeElement?.removeAttribute(mark);
    },
    options,
  );
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) target.toggleAttribute(mark, touched !== null);
  });
}
