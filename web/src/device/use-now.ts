import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Ticks at the start of every second of the device's clock, and catches up after sleep. */
function tick() {
  for (const listener of listeners) listener();
  timer = setTimeout(tick, 1000 - (Date.now() % 1000));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) timer = setTimeout(tick, 1000 - (Date.now() % 1000));
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/**
 * What a function says about this moment. The component renders again only when the answer is another
 * one, so a greeting does not render each second because a clock beside it does.
 */
export function useNow(answer: (now: Date) => string): string {
  return useSyncExternalStore(subscribe, () => answer(new Date()));
}
