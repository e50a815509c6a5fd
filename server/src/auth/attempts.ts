import type { Context } from 'hono';
import type { ClientAddress } from '../http/client-address.ts';
import type { Limit, RateLimits, Use } from '../http/rate-limits.ts';
import { normaliseContact } from './contact.ts';
import type { KnownBrowsers } from './known-browsers.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Actions that are possible without a session. */
export type Action = 'login' | 'verify' | 'reset' | 'register' | 'forgot';

/** Limits as points per milliseconds. Several limits make the wait grow with the number of attempts. */
type Spans = readonly (readonly [points: number, perMs: number])[];

interface ActionLimits {
  /**
   * For one account from a known browser, in which its user has signed in before. No other limit applies
   * then.
   */
  readonly knownBrowser: Spans;
  /** For one account from one address. */
  readonly accountAtAddress: Spans;
  /** For one account from all addresses. */
  readonly account: Spans;
  /** For one address, which a whole hospital may share. */
  readonly address: Spans;
}

const guessing: ActionLimits = {
  knownBrowser: [[20, 15 * minute]],
  accountAtAddress: [
    [20, 15 * minute],
    [60, day],
  ],
  account: [
    [60, hour],
    [200, day],
  ],
  address: [[300, 15 * minute]],
};

const mailing: ActionLimits = {
  knownBrowser: [[10, hour]],
  accountAtAddress: [[10, hour]],
  account: [[20, day]],
  address: [[200, hour]],
};

/** docs/security.md explains these figures. For sign-in and codes only failures count. */
const limitsOf: Record<Action, ActionLimits> = {
  login: {
    knownBrowser: [[10, 15 * minute]],
    accountAtAddress: [
      [10, 15 * minute],
      [30, day],
    ],
    account: [
      [30, hour],
      [100, day],
    ],
    address: [[300, 15 * minute]],
  },
  verify: guessing,
  reset: guessing,
  register: mailing,
  forgot: mailing,
};

/** Limits on mails of one kind to one account, per minute and per day. */
const mailLimits: readonly Limit[] = [
  { name: 'mail', points: 1, perMs: minute },
  { name: 'mail', points: 20, perMs: day },
];

/** A counted attempt. */
export interface Attempt {
  /** Refunds the attempt, because it was not a guess. */
  succeed(): Promise<void>;
}

/** Counts unauthenticated attempts by account, address and browser. */
export class Attempts {
  readonly #limits: RateLimits;
  readonly #browsers: KnownBrowsers;
  readonly #addressOf: ClientAddress;

  constructor(limits: RateLimits, browsers: KnownBrowsers, addressOf: ClientAddress) {
    this.#limits = limits;
    this.#browsers = browsers;
    this.#addressOf = addressOf;
  }

  /**
   * Counts an attempt before its work begins, so that concurrent attempts cannot bypass the limit. Throws a
   * 429 if there were too many. A contact without an account is treated like one with an account.
   */
  async begin(action: Action, contact: string, context: Context): Promise<Attempt> {
    const account = normaliseContact(contact);
    const isKnown = await this.#browsers.isKnown(context, account);
    const uses = isKnown
      ? usesOf(action, 'knownBrowser', `${account} ${this.#browsers.hashOf(context)}`, account)
      : this.#strangersUses(action, account, this.#addressOf(context));
    await this.#limits.spend(uses);
    return { succeed: () => this.#limits.refund(uses) };
  }

  /** Returns true if another mail of this kind may be sent to an account, and counts it. */
  async mayMail(kind: 'verify' | 'reset', contact: string): Promise<boolean> {
    const account = normaliseContact(contact);
    const uses = mailLimits.map((limit) => ({ limit, subject: `${kind} ${account}`, owner: account }));
    const waitMs = await this.#limits.take(uses);
    return waitMs === 0;
  }

  #strangersUses(action: Action, account: string, address: string): Use[] {
    return [
      ...usesOf(action, 'accountAtAddress', `${account} ${address}`, account),
      ...usesOf(action, 'account', account, account),
      ...usesOf(action, 'address', address),
    ];
  }
}

function usesOf(action: Action, kind: keyof ActionLimits, subject: string, owner?: string): Use[] {
  return limitsOf[action][kind].map(([points, perMs]) => ({
    limit: { name: `${action}/${kind}`, points, perMs },
    subject,
    ...(owner === undefined ? {} : { owner }),
  }));
}
