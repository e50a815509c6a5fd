/** Marks the element that has the focus since a touch or click. */
const mark = 'data-touched';

/**
 * Marks what receives the focus after a touch or click, so that theme.css draws no ring around it. Browsers draw one
 * wherever a script moves the focus, as from a closed dialog to its opener. The next key brings the ring back.
 */
export function followTouches(): void {
  let isTouch = false;
  const options = { capture: true, passive: true };
  document.addEventListener(
    'pointerdown',
    () => {
      isTouch = true;
    },
    options,
  );
  document.addEventListener(
    'keydown',
    () => {
      isTouch = false;
      document.activeElement?.removeAttribute(mark);
    },
    options,
  );
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) target.toggleAttribute(mark, isTouch);
  });
}
