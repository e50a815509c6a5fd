import { useEffect, useRef } from 'react';

/** Keeps the screen awake, also after the page was in the background. A browser may refuse. */
export function useWakeLock(isOn: boolean): void {
  const lock = useRef<WakeLockSentinel | null>(null);
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return;
    let isHere = true;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      const held = await navigator.wakeLock.request('screen').catch(() => null);
      if (isHere) lock.current = held;
      else void held?.release();
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', hold);
      void lock.current?.release();
      lock.current = null;
    };
  }, [isOn]);
}
