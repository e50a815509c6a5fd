import { type MouseEvent, useEffect, useRef } from 'react';

/** Marks the frame of an input, whose order in the page is the order of the questions. */
export const fieldMark = 'data-field';

/** Distance in px of the next question from the result bar. */
const distance = 12;

/** Time in ms after a move in which a second tap at the same place is taken for a double tap. */
const doubleTap = 350;

/**
 * Brings the next question into view after a tap on an option, so that a score is answered without a swipe. Only an
 * unanswered question that is not wholly in view moves the page. A key moves the focus, and the page with it. The second
 * tap of a double tap, which would meet another question, does nothing.
 *
 * @param answers changes with each answer
 */
export function useAdvance(answers: unknown) {
  const tapped = useRef<Element | null>(null);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next question may only be there after an answer
  useEffect(() => {
    const field = tapped.current;
    tapped.current = null;
    if (field !== null && showNextAfter(field)) movedAt.current = performance.now();
  }, [answers]);
  return (event: MouseEvent) => {
    const { target, detail } = event;
    if (detail > 1 && performance.now() - movedAt.current < doubleTap) {
      event.preventDefault();
      return;
    }
    // A key makes a click without a count, and so does a label at its radio.
    const option = detail > 0 && target instanceof Element ? target.closest('label') : null;
    const isRadio = option?.control instanceof HTMLInputElement && option.control.type === 'radio';
    if (isRadio) tapped.current = option.closest(`[${fieldMark}]`);
  };
}

/** Returns whether the page had to be moved. */
function showNextAfter(field: Element): boolean {
  const fields = [...document.querySelectorAll(`[${fieldMark}]`)];
  const next = fields[fields.indexOf(field) + 1];
  if (next === undefined || next.querySelector('input:checked') !== null) return false;
  const bar = document.querySelector('[data-over-foot]')?.getBoundingClientRect();
  const end = (bar !== undefined && bar.height > 0 ? bar.top : window.innerHeight) - distance;
  const { top, bottom } = next.getBoundingClientRect();
  // A question longer than the screen begins at its top.
  const by = Math.min(bottom - end, top - distance);
  if (by <= 0) return false;
  window.scrollBy({ top: by, behavior: 'instant' });
  return true;
}
