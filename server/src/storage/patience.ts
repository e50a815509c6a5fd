const tickMs = 50;

/**
 * Calls `onOver` after a time in ms in which this process ran, and returns a function to cancel that. A plain
 * timer would also fire if the process was blocked or suspended, before it has read an answer that has
 * arrived meanwhile.
 */
export function patience(ms: number, onOver: () => void): () => void {
  let ticks = Math.ceil(ms / tickMs);
  const timer = setInterval(() => {
    ticks -= 1;
    if (ticks > 0) return;
    clearInterval(timer);
    onOver();
  }, tickMs);
  return () => clearInterval(timer);
}
