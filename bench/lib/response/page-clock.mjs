/**
 * Runs in the page before its own scripts. `oryxClock.armed()` begins to watch for the next input event of the named
 * types, and `oryxClock.measured()` returns ms from that event to the end of the frame that followed, and by Event
 * Timing to the presented frame, which Chromium rounds to 8 ms and reports from 16 ms on.
 */
export function startClock() {
  const types = ['keydown', 'click'];
  /** Shortest duration that Event Timing reports, in ms. */
  const shortest = 16;
  let events = [];
  let isArmed = false;
  let start;
  let frame;

  new PerformanceObserver((list) => {
    events.push(...list.getEntries());
  }).observe({ type: 'event', durationThreshold: shortest });

  const onInput = (event) => {
    if (!isArmed) return;
    isArmed = false;
    start = event.timeStamp;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // A message waits until the frame is drawn.
      port1.onmessage = () => {
        frame = performance.now() - start;
      };
      port2.postMessage(null);
    });
  };
  for (const type of types) addEventListener(type, onInput, { capture: true });

  const nextTask = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  globalThis.oryxClock = {
    arm() {
      events = [];
      start = undefined;
      frame = undefined;
      isArmed = true;
    },
    async measured() {
      const deadline = performance.now() + 5000;
      while (frame === undefined && performance.now() < deadline) await nextTask(5);
      if (frame === undefined) return undefined;
      // Event Timing reports after the frame is presented.
      await nextTask(100);
      const timed = events.filter(
        ({ interactionId, startTime }) => interactionId > 0 && startTime >= start - 50,
      );
      return { frame, event: Math.max(shortest, ...timed.map(({ duration }) => duration)) };
    },
  };
}
