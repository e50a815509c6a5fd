import type { Clock } from '../dependencies.ts';
import type { Session } from './serve.ts';

/** How long a session is believed without asking the database. */
const believedForMs = 60_000;
/** So many sessions are remembered at most. */
const capacity = 20_000;

/**
 * Sessions that a process has just seen in the database, so that a list can be sent without asking
 * for each call. It is emptied whenever a session has ended anywhere, and believes nothing for long,
 * should a notice of that be lost.
 */
export class SessionMemory {
  readonly #clock: Clock;
  readonly #known = new Map<string, { session: Session; until: number }>();
  #era = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Changes when sessions have ended; what was read from the database before is then worth nothing. */
  get era(): number {
    return this.#era;
  }

  /** Remembers the session of a token, unless sessions have ended since the era in which it was read. */
  keep(token: string, session: Session, era: number): void {
    if (era !== this.#era) return;
    if (this.#known.size >= capacity) this.#known.clear();
    this.#known.set(token, { session, until: this.#clock().getTime() + believedForMs });
  }

  find(token: string): Session | undefined {
    const known = this.#known.get(token);
    if (!known) return undefined;
    if (known.until > this.#clock().getTime()) return known.session;
    this.#known.delete(token);
    return undefined;
  }

  forget(): void {
    this.#era += 1;
    this.#known.clear();
  }
}
