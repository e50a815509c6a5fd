import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FileText, type Signature, stateOf, type Version, type Withdrawal } from './state.ts';

/** The text of a page in the model: what stands at each address. */
type Text = Readonly<Record<string, number>>;

const day = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 86_400_000);
const statements = (text: Text) => Object.entries(text).map(([address, value]) => `${address}=${value}`);
/** The outline is a fact too: which addresses there are. */
const factsOf = (text: Text) => [
  ...Object.keys(text).map((address) => ({ address, hash: `${address}=${text[address]}` })),
  { address: 'outline', hash: Object.keys(text).sort().join() },
];

/** The last two are one person who has registered twice. */
const people = ['1', '2', '3 A', '3a'].map((council, index) => ({
  id: String(index),
  name: `Dr ${council}`,
  qualification: 'MBChB',
  council,
}));

const address = fc.constantFrom('a', 'b', 'c');
const value = fc.integer({ min: 1, max: 3 });
const person = fc.integer({ min: 0, max: 3 });
const command = fc.oneof(
  fc.record({ do: fc.constant('propose' as const), address, value: fc.option(value) }),
  fc.record({
    do: fc.constant('sign' as const),
    person,
    back: fc.integer({ min: 0, max: 2 }),
    mask: fc.constantFrom(15, 15, 15, 1, 6, 9),
    days: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ do: fc.constant('take back' as const), which: fc.nat({ max: 9 }) }),
  fc.record({ do: fc.constant('withdraw' as const), address }),
  fc.record({ do: fc.constant('new file' as const), address, value }),
  fc.record({ do: fc.constant('import' as const), address, value }),
  fc.record({ do: fc.constant('wait' as const) }),
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

interface Ledger {
  readonly council: string;
  readonly says: ReadonlySet<string>;
  readonly version: number;
  readonly on: number;
  readonly end: number;
  takenBack: number | null;
}

/**
 * The workflow as a clerk would keep it: the text on the wall is changed at the moment at which two people have signed, and
 * nothing is ever worked out from the past. It knows no hashes, and records each step for the function under test.
 */
class Clerk {
  today = 0;
  #file: Text = { a: 1, b: 1 };
  #wall: { number: number; text: Text } = { number: 0, text: this.#file };
  readonly #proposals: { number: number; text: Text }[] = [];
  readonly #ledger: Ledger[] = [];
  /** Of each address and each statement that was withdrawn, the day. */
  readonly #struck: { address: string; says: string; on: number }[] = [];
  #count = 0;
  readonly files: FileText<Text>[] = [{ from: day(0), text: this.#file, facts: factsOf(this.#file) }];
  readonly versions: Version<Text>[] = [];
  readonly signatures: Signature[] = [];
  readonly withdrawals: Withdrawal[] = [];

  run(command: Command): void {
    this.today += 1;
    const at = day(this.today);
    switch (command.do) {
      case 'propose': {
        const { [command.address]: _old, ...others } = this.#proposals.at(-1)?.text ?? this.#wall.text;
        const text = command.value === null ? others : { ...others, [command.address]: command.value };
        this.#count += 1;
        this.#proposals.push({ number: this.#count, text });
        this.versions.push({ number: this.#count, text, facts: factsOf(text), at });
        return;
      }
      case 'sign': {
        const read = [...this.#proposals].reverse()[command.back] ?? this.#wall;
        const signed = factsOf(read.text).filter((_, index) => command.mask & (1 << index));
        const signer = people[command.person];
        if (!signer) return;
        this.#ledger.push({
          council: signer.council.replaceAll(' ', '').toUpperCase(),
          says: new Set(signed.map(({ hash }) => hash)),
          version: read.number,
          on: this.today,
          end: this.today + command.days,
          takenBack: null,
        });
        this.signatures.push({
          id: String(this.signatures.length),
          version: read.number,
          facts: signed,
          signer,
          at,
          until: day(this.today + command.days),
          withdrawnAt: null,
        });
        this.#rehang();
        return;
      }
      case 'take back': {
        const entry = this.#ledger[command.which];
        const signature = this.signatures[command.which];
        if (!entry || !signature || entry.takenBack !== null) return;
        entry.takenBack = this.today;
        this.signatures[command.which] = { ...signature, withdrawnAt: at };
        return;
      }
      case 'withdraw': {
        const hash = `${command.address}=${this.#wall.text[command.address]}`;
        this.#struck.push({ address: command.address, says: hash, on: this.today });
        this.withdrawals.push({ address: command.address, hash, reason: 'wrong', at });
        return;
      }
      case 'new file':
      case 'import': {
        this.#file = { ...this.#file, [command.address]: command.value };
        this.files.push({ from: at, text: this.#file, facts: factsOf(this.#file) });
        if (command.do === 'import') {
          this.#count += 1;
          this.versions.push({ number: this.#count, text: null, facts: [], at });
          this.#proposals.length = 0;
          this.#wall = { number: 0, text: this.#file };
        }
        if (this.#wall.number === 0) this.#wall = { number: 0, text: this.#file };
      }
    }
  }

  /** The names of councils under a statement, in force today. */
  signersOf(says: string, since = 0, isExpiryIgnored = false, version?: number): Set<string> {
    const counts = this.#ledger.filter(
      (entry) =>
        entry.says.has(says) &&
        entry.on > since &&
        (version === undefined || entry.version === version) &&
        (isExpiryIgnored || entry.end > this.today) &&
        entry.takenBack === null,
    );
    return new Set(counts.map(({ council }) => council));
  }

  #rehang(): void {
    for (const proposal of this.#proposals) {
      if (proposal.number <= this.#wall.number) continue;
      const hung = new Set(factsOf(this.#wall.text).map(({ hash }) => hash));
      const fresh = factsOf(proposal.text).filter(({ hash }) => !hung.has(hash));
      const areSigned = fresh.every(({ hash }) => this.signersOf(hash, 0, false, proposal.number).size >= 2);
      if (fresh.length > 0 && areSigned) this.#wall = proposal;
    }
  }

  get shown() {
    const facts = factsOf(this.#wall.text).map(({ address: where, hash }) => {
      const struck = this.#struck.filter((each) => each.address === where || each.says === hash).at(-1);
      return {
        hash,
        isReviewed: this.signersOf(hash).size >= 2,
        isWithdrawn: struck !== undefined && this.signersOf(hash, struck.on, true).size < 2,
      };
    });
    return {
      says: statements(this.#wall.text),
      facts,
      isReviewed: facts.every(({ isReviewed, isWithdrawn }) => isReviewed && !isWithdrawn),
    };
  }
}

/** What readers see of the recorded page, in the words of the model. */
function seen(clerk: Clerk, at: Date) {
  const state = stateOf(clerk, at);
  if (!state) throw new Error('There is no page.');
  return {
    says: statements(state.text),
    facts: state.facts.map(({ hash, reviewed, withdrawn }) => ({
      hash,
      isReviewed: reviewed !== null,
      isWithdrawn: withdrawn !== null,
    })),
    isReviewed: state.reviewed !== null,
  };
}

describe('the state of a page', () => {
  it('never shows as signed what two people have not signed, in 10,000 random sequences', () => {
    let reviewed = 0;
    fc.assert(
      fc.property(fc.array(command, { minLength: 3, maxLength: 24 }), (commands) => {
        const clerk = new Clerk();
        const days: unknown[] = [clerk.shown];
        for (const each of commands) {
          clerk.run(each);
          days.push(clerk.shown);
          if (clerk.shown.facts.some(({ isReviewed }) => isReviewed)) reviewed += 1;
        }
        // Today, and any day of the past.
        expect(days.map((_, index) => seen(clerk, day(index)))).toEqual(days);
      }),
      { numRuns: 10_000 },
    );
    // The sequences do come to what they are about.
    expect(reviewed).toBeGreaterThan(1000);
  });

  const signature = (
    who: number,
    { version = 0, on = 1, until = 100, hashes = ['a=1', 'a'] } = {},
  ): Signature => ({
    id: `${who}-${on}`,
    version,
    facts: hashes.map((hash) => ({ address: hash, hash })),
    signer: people[who] ?? fail(),
    at: day(on),
    until: day(until),
    withdrawnAt: null,
  });
  const files = [{ from: day(0), text: { a: 1 }, facts: factsOf({ a: 1 }) }];
  const record = { files, versions: [], signatures: [], withdrawals: [] };

  it('names everybody who has signed, with the last day and the first end that leaves one alone', () => {
    const signatures = [
      signature(0, { on: 1, until: 90 }),
      signature(1, { on: 2, until: 50 }),
      signature(2, { on: 3, until: 70 }),
    ];
    expect(stateOf({ ...record, signatures }, day(4))?.reviewed).toEqual({
      by: people.slice(0, 3),
      on: day(3),
      until: day(70),
    });
  });

  it('does not count one number of the register twice', () => {
    const signatures = [signature(2), signature(3, { on: 2 })];
    expect(stateOf({ ...record, signatures }, day(4))?.reviewed).toBeNull();
  });

  it('does not let one person bring back a text that was signed and then replaced', () => {
    const versions = [
      { number: 1, text: { a: 2 }, facts: factsOf({ a: 2 }), at: day(3) },
      { number: 2, text: { a: 1 }, facts: factsOf({ a: 1 }), at: day(5) },
    ];
    const signatures = [
      signature(0),
      signature(1),
      signature(0, { version: 1, on: 4, hashes: ['a=2'] }),
      signature(1, { version: 1, on: 4, hashes: ['a=2'] }),
      signature(0, { version: 2, on: 6 }),
    ];
    expect(stateOf({ ...record, versions, signatures }, day(7))?.text).toEqual({ a: 2 });
  });
});

function fail(): never {
  throw new Error('There is no such person.');
}
