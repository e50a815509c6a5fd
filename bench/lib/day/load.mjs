import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

/** Answers and their times, by kind. Several rounds of load may add to one. */
export class Results {
  seconds = 0;
  kinds = new Map();
  failures = new Map();
  bytes = 0;
  /** Delay of the generator's own event loop in open loops, at the 99th percentile, in ms. */
  generatorLateMs = 0;

  take(kind, ms, bytes) {
    const times = this.kinds.get(kind);
    if (times) times.push(ms);
    else this.kinds.set(kind, [ms]);
    this.bytes += bytes;
  }

  fail(kind, why) {
    const key = `${kind}: ${why}`;
    this.failures.set(key, (this.failures.get(key) ?? 0) + 1);
  }

  /** Returns counts, percentiles in ms and failures. */
  summary() {
    const all = [...this.kinds.values()].flat();
    return {
      seconds: this.seconds,
      calls: all.length,
      perSecond: all.length / this.seconds,
      bytesPerCall: this.bytes / all.length,
      generatorLateMs: this.generatorLateMs,
      ...percentiles(all),
      kinds: Object.fromEntries([...this.kinds].map(([kind, times]) => [kind, percentiles(times)])),
      failures: Object.fromEntries(this.failures),
    };
  }
}

function percentiles(times) {
  const sorted = Float64Array.from(times).sort();
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: sorted.at(-1) };
}

/** Makes one call. Its time counts from `dueAt`, so that waiting for a connection is part of it. */
async function call(client, made, dueAt, results) {
  try {
    const answer = await client.send(made);
    const ms = performance.now() - dueAt;
    if (answer.status === made.expected) {
      results.take(made.kind, ms, answer.bytes);
      made.onAnswer?.(answer);
    } else results.fail(made.kind, answer.status);
  } catch (error) {
    results.fail(made.kind, error.code ?? error.message);
  } finally {
    made.onEnd?.();
  }
}

/**
 * Calls arrive at random times at a mean rate, whether or not earlier ones are answered, as people do. A slow
 * answer therefore does not lower the load, and the wait of those behind it is counted.
 */
export async function openLoop(client, mix, { perSecond, seconds, onSecond, results = new Results() }) {
  const lag = monitorEventLoopDelay({ resolution: 1 });
  lag.enable();
  const startedAt = performance.now();
  const running = new Set();
  let due = mix.nextArrival(perSecond);
  let shown = 0;
  while (due < seconds * 1000) {
    const now = performance.now() - startedAt;
    while (due <= now && due < seconds * 1000) {
      const made = call(client, mix.next(), startedAt + due, results);
      running.add(made);
      made.then(() => running.delete(made));
      due += mix.nextArrival(perSecond);
    }
    if (onSecond && now > (shown + 1) * 1000) {
      shown = Math.floor(now / 1000);
      onSecond(shown);
    }
    await delay(1);
  }
  await Promise.all(running);
  lag.disable();
  results.seconds += (performance.now() - startedAt) / 1000;
  // The resolution is part of each value.
  results.generatorLateMs = Math.max(results.generatorLateMs, lag.percentile(99) / 1e6 - 1);
  return results.summary();
}

/** Callers that call again as soon as they are answered: the most that a server can do. */
export async function closedLoop(
  client,
  mix,
  { callers, seconds = Infinity, calls = Infinity, kind, results = new Results() },
) {
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  let left = calls;
  const loop = async () => {
    while (left > 0 && performance.now() < endsAt) {
      left -= 1;
      await call(client, mix.next(kind), performance.now(), results);
    }
  };
  await Promise.all(Array.from({ length: callers }, loop));
  results.seconds += (performance.now() - startedAt) / 1000;
  return results.summary();
}
