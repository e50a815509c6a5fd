import type { Finding, PatternName, SaidFinding } from '@oryx/contract';
import type { Patterns } from '@oryx/search';
import { defined } from '../defined.ts';
import { saysNoBreath, saysNoPulse, saysPulseLost } from './danger-words.ts';
import { Findings, phrasesOf } from './findings.ts';
import type { Patient } from './patient.ts';
import { tokensOf } from './tokens.ts';

/** Reads what words say of a patient. */
export class Bedside {
  readonly #phrases: ReadonlyMap<Finding, string>;
  /** How findings are called whose ids do not say it. */
  readonly names: ReadonlyMap<string, string | undefined>;

  private constructor(rows: readonly SaidFinding[]) {
    this.#phrases = new Map(rows.map(({ finding, said }) => [finding, said]));
    this.names = new Map(rows.map(({ finding, name }) => [finding, name]));
  }

  /** Parses in short steps how each finding is said. */
  static *of(rows: readonly SaidFinding[]): Generator<void, Bedside> {
    for (const { said } of rows) {
      phrasesOf(said, 'loose');
      yield;
    }
    return new Bedside(rows);
  }

  /** Returns what a text says of a patient, with what was read of the state of the mind and the pressure. */
  read(written: string, patient: Patient, patterns: Patterns): ReadonlySet<Finding> {
    // No response to a treatment is no lack of consciousness.
    const text = written.replaceAll(new RegExp(patterns('no-response-to'), 'gi'), 'not better ');
    const said = new Findings(text, patterns, 'loose');
    const found = new Set<Finding>(
      [...this.#phrases].flatMap(([finding, phrases]) => (said.mayHave(phrases) ? [finding] : [])),
    );
    const { gcs, avpu, isPregnant, isAfterBirth, isPressureUnrecordable } = patient;
    const known: readonly (readonly [Finding, boolean])[] = [
      ['no-pulse', saysNoPulse(text, patterns)],
      ['shock', saysPulseLost(text, patterns) && !found.has('limb-danger')],
      ['not-breathing', saysNoBreath(text, patterns)],
      ['no-pressure', isPressureUnrecordable],
      ['hypoglycaemia', patient.glucoseBeyond?.is === 'low'],
      ['ketoacidosis', patient.glucoseBeyond?.is === 'high'],
      ['pregnant', isPregnant],
      ['after-birth', isAfterBirth],
      ['unconscious', avpu === 'unresponsive' || avpu === 'pain'],
      ['drowsy', avpu === 'voice' || avpu === 'pain'],
      ['awake', avpu === 'alert' || gcs === 15],
    ];
    for (const [finding, is] of known) if (is) found.add(finding);
    if (found.has('unconscious')) found.delete('awake');
    // A pulse that is missing in a limb says nothing of the others.
    if (found.has('limb-danger')) found.delete('weak-pulse');
    if (found.has('fit-stopped')) found.delete('fitting');
    // `no labetalol, bp 230/130`
    if (patient.pressure && !isPressureUnrecordable) found.delete('no-pressure');
    if (found.has('pulse-back'))
      for (const over of ['arrest', 'no-pulse', 'shockable', 'not-shockable', 'not-breathing'] as const)
        found.delete(over);
    // The shock of a defibrillator is no state of the patient.
    if (readCounts(text, patterns).shocks !== undefined) found.delete('shock');
    return found;
  }

  /** Returns those of some findings that a text denies, as in `no fever`. */
  denied(text: string, findings: Iterable<Finding>, patterns: Patterns): ReadonlySet<Finding> {
    const said = new Findings(text, patterns, 'loose');
    return new Set([...findings].filter((finding) => said.denies(this.#phrases.get(finding) ?? '')));
  }
}

/** Returns false for a disease that somebody may have had for long, such as asthma. */
export const tellsOfNow = (finding: Finding, patterns: Patterns): boolean =>
  patterns.forms('forms-tells').get(finding) !== 'history';

/** Returns the small number that a word or a digit says. */
function numberOf(word: string | undefined, patterns: Patterns): number | undefined {
  const value = Number(patterns.forms('forms-counts').get(word ?? '') ?? word);
  return value < 10 ? value : undefined;
}

/** Returns how many doses of the first drug and how many shocks were given, where the text says so. */
export function readCounts(
  text: string,
  patterns: Patterns,
): { readonly doses?: number; readonly shocks?: number } {
  const all = tokensOf(text).map(({ text: piece }) => piece);
  const shocks = countOf(all, 'counts-shocks', patterns);
  const doses = countOf(all, 'counts-doses', patterns);
  return defined({ doses, shocks });
}

const furthest = 3;
/** Number of words that hold the furthest one, whatever amounts are left out: at most every other word is one. */
const near = 2 * furthest + 2;

function countOf(all: readonly string[], what: PatternName, patterns: Patterns): number | undefined {
  for (const [at, word] of all.entries()) {
    // Septic shock is not given.
    if (!patterns(what).test(word) || patterns.words('words-of-shock').has(all[at - 1] ?? '')) continue;
    const before = within(withoutAmounts(all.slice(Math.max(0, at - near), at)).toReversed());
    const after = within(withoutAmounts(all.slice(at + 1, at + 1 + near)));
    const isGiven =
      // `2 doses rectal diazepam still fitting`
      (numberOf(before[0], patterns) !== undefined && all.includes('still', at)) ||
      [...before, ...after].some((each) => patterns('was-given').test(each)) ||
      ordinal.test(before[0] ?? '');
    if (isGiven)
      return (
        [...before, ...after].map((each) => numberOf(each, patterns)).find((each) => each !== undefined) ?? 1
      );
  }
  return undefined;
}

/** Leaves out amounts, such as that of `adenosine 6 mg given`, and what stands before `of`. */
const withoutAmounts = (all: readonly string[]): readonly string[] =>
  all.filter((each, at) => !unit.test(each) && !unit.test(all[at + 1] ?? ''));

const unit =
  /^(?:of|mgs?|mcg|ug|g|mls?|kg|units?|micrograms?|mmol|min|mins|minutes?|hours?|hrs?|h|years?|yr|yo|y)$/;
const ordinal = /^(?:first|second|third|2nd|3rd|twice)$/;

/** Returns the nearest words up to the end of the clause. */
function within(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word) => /^[.,;:!?]$/.test(word));
  return words.slice(0, Math.min(furthest, end < 0 ? furthest : end));
}
