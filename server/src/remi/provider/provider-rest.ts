import type { Clock } from '../../dependencies.ts';

const shortestMs = 30_000;
const longestMs = 10 * 60_000;

/**
 * A circuit breaker. A provider that fails is not asked again for a while, so that not every clinician waits
 * for its time-out. After the rest one question tries it. Each further failure doubles the rest.
 */
export class ProviderRest {
  readonly #clock: Clock;
  #failedAt = 0;
  /** In ms. 0 if the last question was answered. */
  #restMs = 0;
  #isTrying = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns true if the provider may be asked now. Call `answered` or `failed` afterwards. */
  mayAsk(): boolean {
    if (this.#restMs === 0) return true;
    const sinceMs = this.#clock().getTime() - this.#failedAt;
    // A clock that was set back must not prolong the rest.
    if (this.#isTrying || (sinceMs >= 0 && sinceMs < this.#restMs)) return false;
    this.#isTrying = true;
    return true;
  }

  /** Ends the rest. Returns 0, its length. */
  answered(): number {
    this.#restMs = 0;
    this.#isTrying = false;
    return this.#restMs;
  }

  /** Starts a rest, and returns its length in ms. */
  failed(): number {
    const now = this.#clock().getTime();
    const isTrial = this.#isTrying || this.#restMs === 0;
    // Questions that were asked together fail together, which counts once.
    if (isTrial) this.#restMs = Math.min(Math.max(2 * this.#restMs, shortestMs), longestMs);
    this.#failedAt = now;
    this.#isTrying = false;
    return this.#restMs;
  }
}
