import { useEffect } from 'react';

/** Delay in ms for browsers without `requestIdleCallback` (Safari). */
const idleAfter = 2000;

/** Runs a function once the page has loaded and is idle. Returns a function to cancel it. */
function whenIdle(run: () => void): () => void {
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

/** Stores the reference lists on the device of a signed-in user, once per visit, after the first screen. */
export function useKeptReference(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const callOff = whenIdle(() => {
      import('./reference-on-device.ts')
        .then(({ keepReference }) => keepReference(leaving.signal))
        .catch((error: unknown) => console.error('The reference lists are not kept.', error));
    });
    return () => {
      callOff();
      leaving.abort();
    };
  }, []);
}
