import type { Context } from 'hono';
import type { ClientAddress } from '../http/client-address.ts';
import type { Limit, RateLimits, Use } from '../http/rate-limits.ts';
import { normaliseContact } from './contact.ts';
import type { KnownBrowsers } from './known-browsers.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What may be tried without a session. */
export type Action = 'login' | 'verify' | 'reset' | 'register' | 'forgot';

/** Points and milliseconds. Several for one thing make the wait grow with the number of tries. */
type Spans = readonly (readonly [points: number, perMs: number])[];

interface ActionLimits {
  /** One account from a browser in which its user has signed in before. Then nothing else counts. */
  readonly knownBrowser: Spans;
  /** One account from one address. */
  readonly accountAtAddress: Spans;
  /** One account from everywhere. */
  readonly account: Spans;
  /** One address, which a whole hospital may share. */
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

/** Why these figures: docs/security.md. For sign-in and codes only failures count. */
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

/** Mails of one kind to one account: one in a minute at most, and no flood in a day. */
const mailLimits: readonly Limit[] = [
  { name: 'mail', points: 1, perMs: minute },
  { name: 'mail', points: 20, perMs: day },
];

/** An attempt that was counted. */
export interface Attempt {
  /** Takes it back: it was no guess. */
  succeed(): Promise<void>;
}

/** Counts what strangers try, by account, by address and by browser. */
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
   * Counts an attempt before its work begins, so that many at once are no way around. Throws a 429
   * when there were too many. A contact without an account is treated like one with.
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

  /** Whether a mail of a kind may go to an account again already; if so, it is counted. */
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
