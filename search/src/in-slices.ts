/** Time in ms after which something else gets its turn. */
const sliceMs = 10;

/** Resolves after everything that waits has had its turn. */
export type Pause = () => Promise<unknown>;

/** Runs work to its end. */
export function atOnce<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Runs work in slices, because as a whole it would hold up whatever else runs in the thread. */
export async function inSlices<Result>(work: Generator<void, Result>, pause: Pause): Promise<Result> {
  let since = Date.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (Date.now() - since < sliceMs) continue;
    await pause();
    since = Date.now();
  }
}

/** Returns a pause between steps that may be short. It is taken only after as much work as a slice has. */
export function betweenSlices(pause: Pause): Pause {
  let since = Date.now();
  return async () => {
    if (Date.now() - since < sliceMs) return;
    await pause();
    since = Date.now();
  };
}
