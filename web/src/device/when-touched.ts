/** What a person does first on a screen. After each of these the browser no longer looks for the largest paint. */
const touches = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Runs a function at the first touch, key or scroll of this visit, or at once if there was one. Returns a function to
 * cancel it.
 */
export function whenTouched(run: () => void): () => void {
  const controller = new AbortController();
  if (navigator.userActivation?.hasBeenActive) run();
  else {
    const first = () => {
      controller.abort();
      run();
    };
    const options = { capture: true, passive: true, signal: controller.signal };
    for (const touch of touches) window.addEventListener(touch, first, options);
  }
  return () => controller.abort();
}
