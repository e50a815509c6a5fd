import { useEffect, useState } from 'react';
import { type CopyOnDevice, contentsOnDevice, copyOnDevice } from './copy-on-device.ts';

/** Time in ms after which an incomplete copy is counted again. */
const countEvery = 1000;

/** What is kept on this device, with its parts in words once it is complete. */
export interface KnownCopy extends CopyOnDevice {
  readonly contents: readonly string[];
}

/** Returns what is kept on this device, counted again until it is complete; undefined if nothing is kept. */
export function useCopy(): KnownCopy | undefined {
  const [copy, setCopy] = useState<KnownCopy>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOff = false;
    async function count() {
      // A browser that refuses storage keeps nothing.
      const found = await copyOnDevice().catch(() => undefined);
      const contents = found?.isComplete ? await contentsOnDevice() : [];
      if (isOff) return;
      setCopy(found && { ...found, contents });
      if (navigator.serviceWorker && !found?.isComplete) timer = setTimeout(count, countEvery);
    }
    void count();
    return () => {
      isOff = true;
      clearTimeout(timer);
    };
  }, []);
  return copy;
}
