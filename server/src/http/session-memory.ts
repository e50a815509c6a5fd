import type { Clock } from '../dependencies.ts';
import type { Session } from './serve.ts';

/** Time in ms for which a session is trusted without a database lookup. */
const believedForMs = 60_000;
/** The same while the database is away, when nobody can end a session either. */
const believedWhileAwayMs = 60 * 60_000;
/** Maximum number of cached sessions. */
const capacity = 20_000;

/**
 * Cache of sessions recently read from the database, so that lists can be sent without a lookup for each
 * call. It drops a session that ends anywhere, and everything after a time in which a notice may have been lost.
 */
export class SessionMemory {
  readonly #clock: Clock;
  readonly #isDatabaseUp: () => boolean;
  readonly #known = new Map<string, { session: Session; since: number }>();
  /** Tokens by their hashes, which is what notices name. */
  readonly #tokens = new Map<string, string>();
  #era = 0;

  constructor(clock: Clock, isDatabaseUp: () => boolean = () => true) {
    this.#clock = clock;
    this.#isDatabaseUp = isDatabaseUp;
  }

  /** Changes whenever sessions have ended. Sessions read before that are stale. */
  get era(): number {
    return this.#era;
  }

  /** Caches the session of a token, unless sessions have ended since the era in which it was read. */
  keep(token: string, session: Session, era: number): void {
    if (era !== this.#era) return;
    if (this.#known.size >= capacity) this.#clear();
    this.#tokens.set(session.tokenHash, token);
    this.#known.set(token, { session, since: this.#clock().getTime() });
  }

  find(token: string): Session | undefined {
    const known = this.#known.get(token);
    if (!known) return undefined;
    const ageMs = this.#clock().getTime() - known.since;
    const isYoung = ageMs < (this.#isDatabaseUp() ? believedForMs : believedWhileAwayMs);
    // The age is negative if the clock was set back.
    return ageMs >= 0 && isYoung ? known.session : undefined;
  }

  /** Drops the sessions with these hashes, or all. */
  forget(tokenHashes?: readonly string[]): void {
    this.#era += 1;
    if (!tokenHashes) this.#clear();
    for (const tokenHash of tokenHashes ?? []) this.#drop(tokenHash);
  }

  #drop(tokenHash: string): void {
    const token = this.#tokens.get(tokenHash);
    if (token !== undefined) this.#known.delete(token);
    this.#tokens.delete(tokenHash);
  }

  #clear(): void {
    this.#known.clear();
    this.#tokens.clear();
  }
}
