import { useEffect } from 'react';
import { whenIdle } from '../device/when-idle.ts';

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
