/** Delay in ms for browsers without `requestIdleCallback` (Safari). */
const idleAfter = 2000;

/** Runs a function once the page has loaded and is idle. Returns a function to cancel it. */
export function whenIdle(run: () => void): () => void {
  let isOff = false;
  const runUnlessOff = () => isOff || run();
  function wait() {
    if ('requestIdleCallback' in window) window.requestIdleCallback(runUnlessOff);
    else setTimeout(runUnlessOff, idleAfter);
  }
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    isOff = true;
  };
}
