import { useSyncExternalStore } from 'react';
import { drawnTime } from './page-start.ts';

const untilNextSecond = () => 1000 - (Date.now() % 1000);

/** Calls back at the start of every second of the device's clock, and resynchronises after sleep. */
function subscribe(listener: () => void) {
  let timer = setTimeout(tick, untilNextSecond());
  function tick() {
    timer = setTimeout(tick, untilNextSecond());
    listener();
  }
  return () => clearTimeout(timer);
}

/**
 * Returns the result of a function of the current time. The component only renders again if the result
 * changes, so that a greeting does not render every second because of a clock beside it.
 */
export function useNow(answer: (now: Date) => string): string {
  return useSyncExternalStore(
    subscribe,
    () => answer(new Date()),
    // What index.html has drawn, so that the app can take it over.
    () => answer(new Date(drawnTime())),
  );
}
