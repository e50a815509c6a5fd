import { type Fact, hashOf, isObject, type JsonObject } from './fact.ts';
import { changesUntil, factStates, fileAt, type PageRecord, stateOf, type Withdrawal } from './state.ts';
import { byPath, type Told, textOf, toldOf, wordsOf } from './told-facts.ts';

/**
 * A correction of a page: two people have signed another text, a fact was withdrawn or is in use again, or an administrator
 * has imported another text.
 */
export interface PageCorrection {
  readonly id: string;
  /** Address of the page within Oryx. */
  readonly path: string;
  readonly title: string;
  readonly before: string;
  readonly after: string;
  readonly why: string;
  readonly isCritical: boolean;
  readonly at: Date;
}

/**
 * Returns the corrections that a page has had until a moment, oldest first.
 *
 * - Told are facts whose statement has changed, and not those whose source has. `dangerOf` says which facts guide treatment.
 * - A change is critical if its author says so, if it touches a limit, a contraindication, a danger or the maximum of a
 *   dose, if a dose becomes smaller or is counted in another unit, or if it takes out what must or must not be done.
 * - What is withdrawn is always critical. Its return is, if it guides an amount or says what must not be done.
 */
export function correctionsOf(page: string, record: PageRecord<string>, at: Date): PageCorrection[] {
  const changed = changesUntil(record, at).flatMap(({ version, at: moment, before }) => {
    const { text, number, said } = version;
    if (text === null || !before) return [];
    const [old, next] = [textOf(page, before.text), textOf(page, text)];
    const told = toldOf(old, next);
    return byPath(page, next, told).map(
      ([path, title, facts]): PageCorrection => ({
        ...{ id: idOf(page, path, `signed-${number}`), path, title: `${title}: corrected` },
        ...wordsOf(facts, old, next),
        why: said ? `${ended(said.reason)} Source: ${said.source}` : 'Corrected by two clinicians.',
        isCritical: said?.isCritical === true || facts.some(isCritical),
        at: moment,
      }),
    );
  });
  const withdrawn = record.withdrawals
    .filter((withdrawal) => withdrawal.at <= at)
    .flatMap((withdrawal) => ofWithdrawal(page, record, withdrawal, at));
  return [...changed, ...withdrawn].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/**
 * Returns the corrections that a withdrawal has led to. The fact was taken out of use. It came back if two people
 * have signed the same text again, and went once more if one of them has taken that back.
 */
function ofWithdrawal(
  page: string,
  record: PageRecord<string>,
  withdrawal: Withdrawal,
  at: Date,
): PageCorrection[] {
  const { address, hash, reason, at: moment } = withdrawal;
  const seen = stateOf(record, moment) ?? fileAt(record, record.files[0]?.from ?? moment);
  const old = seen && textOf(page, seen.text);
  const fact = old?.facts.find((each) => each.address === address && each.hash === hash);
  if (!old || !fact) return [];
  const mark = (what: string, when: Date) =>
    `${what}-${hashOf([address, hash, when.toISOString()]).slice(0, 12)}`;
  const out = (why: string, when: Date) =>
    byPath(page, old, [{ before: fact, after: undefined }]).map(
      ([path, title, facts]): PageCorrection => ({
        ...{ id: idOf(page, path, mark('withdrawn', when)), path, title: `${title}: withdrawn` },
        ...{ ...wordsOf(facts, old, undefined), why, isCritical: true, at: when },
      }),
    );
  const back = (when: Date) =>
    byPath(page, old, [{ before: undefined, after: fact }]).map(
      ([path, title, facts]): PageCorrection => ({
        ...{ id: idOf(page, path, mark('returned', when)), path, title: `${title}: in use again` },
        ...wordsOf(facts, undefined, old),
        why: `Two clinicians have signed it again. It was withdrawn: ${ended(reason)}`,
        ...{ isCritical: fact.danger >= 4, at: when },
      }),
    );
  const corrections = out(ended(reason), moment);
  let isOut = true;
  for (const when of signedBetween(record, moment, nextOf(record, withdrawal) ?? at)) {
    if (when > at) break;
    const now = stateOf(record, when)?.facts.find((each) => each.hash === hash);
    if (!now || (now.withdrawn !== null) === isOut) continue;
    isOut = !isOut;
    corrections.push(
      ...(isOut
        ? out(`A signature that had brought it back was taken back. ${ended(reason)}`, when)
        : back(when)),
    );
  }
  return corrections;
}

/** Returns when the same fact was withdrawn again. */
function nextOf({ withdrawals }: PageRecord, { address, hash, at }: Withdrawal): Date | undefined {
  return withdrawals.find((each) => each.at > at && (each.address === address || each.hash === hash))?.at;
}

/** Returns the moments after `from` and until `to` at which a signature was given or taken back, in their order. */
function signedBetween({ signatures }: PageRecord, from: Date, to: Date): Date[] {
  const times = signatures.flatMap(({ at, withdrawnAt }) => [at.getTime(), withdrawnAt?.getTime() ?? 0]);
  return [...new Set(times)]
    .filter((time) => time > from.getTime() && time <= to.getTime())
    .sort((one, other) => one - other)
    .map((time) => new Date(time));
}

/**
 * Returns the corrections of an import, by which readers see another text of a page from a moment on. Facts that are out of
 * use before or after it were told of when they were withdrawn.
 *
 * @param after null if the import takes the page out
 */
export function correctionsOfImport(
  page: string,
  record: PageRecord<string>,
  {
    before,
    after,
    why,
    at,
  }: { readonly before: string; readonly after: string | null; readonly why: string; readonly at: Date },
): PageCorrection[] {
  const old = textOf(page, before);
  const next = after === null ? undefined : textOf(page, after);
  const isInUse = (fact: Fact | undefined) => !fact || factStates(record, [fact], at)[0]?.withdrawn === null;
  const told = toldOf(old, next ?? { ...old, facts: [] }).filter(
    (each) => isInUse(each.before) && isInUse(each.after),
  );
  return byPath(page, next ?? old, told).map(([path, title, facts]) => ({
    ...{
      id: idOf(page, path, `imported-${hashOf([before, after, at.toISOString()]).slice(0, 12)}`),
      path,
      title: `${title}: corrected`,
    },
    ...wordsOf(facts, old, next ?? { ...old, facts: [] }),
    ...{ why: ended(why), isCritical: facts.some(isCritical), at },
  }));
}

function idOf(page: string, path: string, what: string): string {
  return `${what}-${page.replace('.yaml', '')}${path}`.replaceAll('/', '-');
}

const ended = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/** Parts of a drug in which every change is critical. */
const criticalParts = new Set(['maxDose', 'contraindications', 'dangers']);

function isCritical({ before, after }: Told): boolean {
  const fact = after ?? before;
  if (fact && criticalParts.has(String(fact.path[0]))) return true;
  // Whoever draws up by the strength before gives another amount.
  if (before && fact?.path[0] === 'concentrations') return true;
  if (before && !after) return before.danger >= 4;
  if (!before || !after || !isObject(before.value) || !isObject(after.value)) return false;
  return fact?.path[0] === 'doses' && isLess(before.value, after.value);
}

/** Returns true if somebody who goes on giving the first dose may give more than the second one allows. */
function isLess(before: JsonObject, after: JsonObject): boolean {
  if (hashOf(before.maximum ?? null) !== hashOf(after.maximum ?? null)) return true;
  const [old, next] = [before.amount, after.amount];
  if (!isObject(old) || !isObject(next)) return false;
  const isAlike = ['kind', 'unit', 'time'].every((name) => (old[name] ?? null) === (next[name] ?? null));
  return !isAlike || Number(old.max) > Number(next.max);
}
