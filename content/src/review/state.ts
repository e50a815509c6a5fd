import type { SignedFact } from './fact.ts';

/** Who a clinician is, as given when something was signed. */
interface Clinician {
  /** Id of the account. It means nothing once the account is deleted. */
  readonly id: string;
  readonly name: string;
  readonly qualification: string;
  /** Number in the register of the council. */
  readonly council: string;
}

/** A signature of a clinician under facts of one version of a page. */
export interface Signature {
  readonly id: string;
  /** The version that was read, 0 for the text of the file. */
  readonly version: number;
  readonly facts: readonly SignedFact[];
  readonly signer: Clinician;
  readonly at: Date;
  /** The first moment at which it no longer counts. */
  readonly until: Date;
  /** When the signer took it back. */
  readonly withdrawnAt: Date | null;
}

/** A text of a page that was proposed, or the moment at which an administrator put the file in force again. */
export interface Version<Text = unknown> {
  /** Counted from 1 in each page. */
  readonly number: number;
  /** Null if from here on the file counts, because an administrator imported it. */
  readonly text: Text | null;
  readonly facts: readonly SignedFact[];
  readonly at: Date;
  /** What its author said of it, where somebody asks. */
  readonly said?: Said;
}

/** What the author of a version said of it. */
interface Said {
  readonly reason: string;
  readonly source: string;
  /** True if somebody who goes on as before may be killed by it. */
  readonly isCritical: boolean;
}

/** What the file of a page said from a moment on. */
export interface FileText<Text = unknown> {
  readonly from: Date;
  readonly text: Text;
  readonly facts: readonly SignedFact[];
}

/** A fact that was taken out of use. */
export interface Withdrawal {
  readonly address: string;
  readonly hash: string;
  readonly reason: string;
  readonly at: Date;
}

/** All that is recorded of one page, each list oldest first. */
export interface PageRecord<Text = unknown> {
  readonly files: readonly FileText<Text>[];
  readonly versions: readonly Version<Text>[];
  readonly signatures: readonly Signature[];
  readonly withdrawals: readonly Withdrawal[];
}

/** Who has signed a fact or a page, and for how long it counts. */
export interface Reviewed {
  /** At least two different people, in the order of their signatures. */
  readonly by: readonly Clinician[];
  readonly on: Date;
  readonly until: Date;
}

export interface FactState extends SignedFact {
  /** Null while two different people have not signed it, or their signatures no longer count. */
  readonly reviewed: Reviewed | null;
  /** The newest withdrawal, or null for a fact in use. */
  readonly withdrawn: Withdrawal | null;
}

export interface PageState<Text = unknown> {
  /** The version that readers see, 0 for the file. */
  readonly number: number;
  readonly text: Text;
  readonly facts: readonly FactState[];
  /** Null unless every fact is reviewed and none is withdrawn. */
  readonly reviewed: Reviewed | null;
}

/**
 * Returns what readers see of a page at a moment, or undefined if it did not exist.
 *
 * - A fact is reviewed while two different people have valid signatures under exactly its text. The author of a change may
 *   be one of them, and never both.
 * - A page is reviewed while all its facts are. One of them says which facts the page has.
 * - A version reaches readers once two different people have signed, in this version, each fact in which it differs from
 *   what readers see at that moment. It stays when a signature expires or is taken back: the text before it was replaced
 *   for a reason. Its facts only lose their mark.
 * - A withdrawn fact comes back once two different people have signed a text for it after the withdrawal.
 */
export function stateOf<Text>(record: PageRecord<Text>, at: Date): PageState<Text> | undefined {
  const shown = shownAt(record, at);
  if (!shown) return undefined;
  const facts = factStates(record, shown.facts, at);
  return { number: shown.number, text: shown.text, facts, reviewed: all(facts) };
}

/** Returns the state of facts at a moment, whether readers see them or not. */
export function factStates(record: PageRecord, facts: readonly SignedFact[], at: Date): FactState[] {
  return facts.map(({ address, hash }) => ({
    address,
    hash,
    reviewed: reviewedAt(record.signatures, hash, at),
    withdrawn: withdrawnAt(record, { address, hash }, at),
  }));
}

/** Returns true if two signatures are of different people, by account and by number in the register. */
function areDifferent(one: Clinician, other: Clinician): boolean {
  return one.id !== other.id && registered(one) !== registered(other);
}

const registered = ({ council }: Clinician) => council.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const isGiven = ({ at: given, withdrawnAt: taken }: Signature, at: Date) =>
  given <= at && (taken === null || taken > at);

/** Returns true if a signature counts at a moment. */
export const isValid = (signature: Signature, at: Date): boolean =>
  isGiven(signature, at) && signature.until > at;

/** Returns the signatures under a text, in the order in which they were given. */
const under = (signatures: readonly Signature[], hash: string) =>
  signatures
    .filter(({ facts }) => facts.some((fact) => fact.hash === hash))
    .sort((one, other) => one.at.getTime() - other.at.getTime());

/** Returns true if at least two of the signatures are of different people. */
function areOfTwo(signatures: readonly Signature[]): boolean {
  return signatures.some(({ signer }, index) =>
    signatures.slice(0, index).some((before) => areDifferent(before.signer, signer)),
  );
}

/** Returns each account once. */
const eachOnce = (people: readonly Clinician[]) => [
  ...new Map(people.map((each) => [each.id, each])).values(),
];

function reviewedAt(signatures: readonly Signature[], hash: string, at: Date): Reviewed | null {
  const valid = under(signatures, hash).filter((each) => isValid(each, at));
  if (!areOfTwo(valid)) return null;
  const until = [...valid]
    .sort((one, other) => one.until.getTime() - other.until.getTime())
    // The mark goes when those that remain are no longer of two people.
    .find(({ until: end }) => !areOfTwo(valid.filter((each) => each.until > end)));
  const last = valid.at(-1);
  if (!until || !last) return null;
  return { by: eachOnce(valid.map(({ signer }) => signer)), on: last.at, until: until.until };
}

function withdrawnAt({ withdrawals, signatures }: PageRecord, fact: SignedFact, at: Date): Withdrawal | null {
  const last = withdrawals
    .filter((each) => each.at <= at && (each.address === fact.address || each.hash === fact.hash))
    .at(-1);
  if (!last) return null;
  const since = under(signatures, fact.hash).filter((each) => each.at > last.at && isGiven(each, at));
  return areOfTwo(since) ? null : last;
}

interface Shown<Text> {
  readonly number: number;
  readonly text: Text;
  readonly facts: readonly SignedFact[];
}

/** A version that came into force, with what readers saw before it. */
export interface Change<Text = unknown> {
  readonly version: Version<Text>;
  readonly at: Date;
  readonly before: Shown<Text> | undefined;
}

/** Returns what the file of a page said at a moment, or undefined if it did not exist. */
export function fileAt<Text>({ files }: Pick<PageRecord<Text>, 'files'>, at: Date): Shown<Text> | undefined {
  const file = files.filter(({ from }) => from <= at).at(-1);
  return file && { number: 0, text: file.text, facts: file.facts };
}

/** Returns the versions that came into force until a moment, oldest first. */
export function changesUntil<Text>(record: PageRecord<Text>, at: Date): Change<Text>[] {
  const { versions, signatures } = record;
  const moments = [
    ...signatures.map((signature) => signature.at),
    ...versions.filter(({ text }) => text === null).map((version) => version.at),
  ];
  const times = [...new Set(moments.map((moment) => moment.getTime()))].sort((one, other) => one - other);
  const changes: Change<Text>[] = [];
  for (const moment of times.filter((time) => time <= at.getTime()).map((time) => new Date(time))) {
    for (const version of versions.filter((each) => each.at <= moment)) {
      const inForce = changes.at(-1)?.version;
      if (version.number <= (inForce?.number ?? 0)) continue;
      const before = inForce ? shownOf(inForce, record, moment) : fileAt(record, moment);
      if (version.text === null || isApproved(version, before?.facts ?? [], signatures, moment)) {
        changes.push({ version, at: moment, before });
      }
    }
  }
  return changes;
}

/** Returns what readers see while a version is in force. */
function shownOf<Text>(version: Version<Text>, record: PageRecord<Text>, at: Date): Shown<Text> | undefined {
  return version.text === null ? fileAt(record, at) : { ...version, text: version.text };
}

function shownAt<Text>(record: PageRecord<Text>, at: Date): Shown<Text> | undefined {
  const last = changesUntil(record, at).at(-1);
  return last ? shownOf(last.version, record, at) : fileAt(record, at);
}

/** Returns true if two people have signed, in this version, all in which it differs from what readers see. */
function isApproved(
  version: Version,
  before: readonly SignedFact[],
  signatures: readonly Signature[],
  at: Date,
): boolean {
  const known = new Set(before.map(({ hash }) => hash));
  const changed = version.facts.filter(({ hash }) => !known.has(hash));
  const valid = signatures.filter((each) => each.version === version.number && isValid(each, at));
  return changed.length > 0 && changed.every(({ hash }) => areOfTwo(under(valid, hash)));
}

/** Returns who has reviewed a page, from the states of its facts. */
function all(facts: readonly FactState[]): Reviewed | null {
  const reviews = facts.map(({ reviewed, withdrawn }) => (withdrawn ? null : reviewed));
  if (reviews.length === 0 || reviews.includes(null)) return null;
  const known = reviews.flatMap((each) => each ?? []);
  const times = (pick: (reviewed: Reviewed) => Date) => known.map((each) => pick(each).getTime());
  return {
    by: eachOnce(known.flatMap(({ by }) => by)),
    on: new Date(Math.max(...times(({ on }) => on))),
    until: new Date(Math.min(...times(({ until }) => until))),
  };
}

/** Returns the next moment after `at` at which a signature stops to count, or undefined if there is none. */
export function nextExpiry(signatures: readonly Signature[], at: Date): Date | undefined {
  const ends = signatures.map(({ until }) => until.getTime()).filter((end) => end > at.getTime());
  return ends.length === 0 ? undefined : new Date(Math.min(...ends));
}
