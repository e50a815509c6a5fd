import { useEffect } from 'react';

/** Where a browser cannot say when it is idle (Safari), it has this long for the first screen, in ms. */
const idleAfter = 2000;

/** Runs once the page has loaded and has nothing to do; answers how to call that off. */
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

/** Puts the reference lists on the device of a signed-in user, once a visit, after the first screen. */
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
