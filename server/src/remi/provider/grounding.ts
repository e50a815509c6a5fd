import type { SearchData } from '@oryx/contract';
import { keysOf, readAmounts } from '@oryx/doses';
import type { Overdose } from '@oryx/remi';
import { Mentions } from '@oryx/search';

/** Evidence for the doses of an answer: a passage of Oryx, or the result of a tool. */
export interface Evidence {
  readonly title: string;
  readonly text: string;
}

/** Marks after a dose: one that Oryx does not confirm, and one that is too much. */
const unconfirmed = "[not found in Oryx's sources]";
const tooMuch = '[above what Oryx states]';

/** A text with its doubtful doses marked. */
export interface Grounded {
  readonly text: string;
  /** The marked doses, as written. */
  readonly flagged: readonly string[];
  /** Those of them that are above what Oryx states. */
  readonly above: readonly string[];
}

/** Returns all names of all known drugs, with or without an entry. */
export function drugMentions({ entries, otherDrugs }: SearchData): Mentions {
  const drugs = entries.filter(({ type }) => type === 'medication');
  return new Mentions([
    ...drugs.map(({ title, names }) => [title, ...names]),
    ...otherDrugs.map((name) => [name]),
  ]);
}

/** A dose of an answer, by its positions. */
type Placed = Pick<Overdose, 'start' | 'end'>;

/**
 * Marks every dose of an answer that does not occur in the evidence, and every overdose, even if its figure occurs
 * there: 5 mg of adrenaline is a dose to breathe in, and kills in a vein.
 */
export function markDoubtful(
  answer: string,
  evidence: readonly Evidence[],
  drugs: Mentions,
  overdoses: readonly Placed[],
): Grounded {
  const textsOf = (doses: readonly Placed[]) =>
    doses.map(({ start, end }) => answer.slice(start, end).trim());
  const doubtful = unconfirmedIn(answer, evidence, drugs);
  const marks = [
    ...doubtful.map(({ end }) => ({ end, mark: unconfirmed })),
    ...[...new Set(overdoses.map(({ end }) => end))].map((end) => ({ end, mark: tooMuch })),
  ].sort((one, other) => one.end - other.end);
  return {
    text: marks.reduceRight(
      (text, { end, mark }) => `${text.slice(0, end)} **${mark}**${text.slice(end)}`,
      answer,
    ),
    flagged: [...new Set([...textsOf(overdoses), ...textsOf(doubtful)])],
    above: [...new Set(textsOf(overdoses))],
  };
}

/**
 * Returns the doses that do not occur in the evidence. If a sentence names drugs, only evidence about one of them
 * counts, so that a dose of one drug never confirms that of another. A sentence without a drug refers to the drugs
 * before it.
 */
function unconfirmedIn(answer: string, evidence: readonly Evidence[], drugs: Mentions): readonly Placed[] {
  const known = evidence.map(({ title, text }) => ({
    drugs: new Set(drugs.in([title, text])),
    keys: new Set(readAmounts(text).flatMap(keysOf)),
  }));
  let spokenOf: readonly (readonly string[])[] = [];
  let at = 0;
  return answer.split(/(?<=[.!?:;]\s)|(?<=\n)/).flatMap((sentence) => {
    const from = at;
    at += sentence.length;
    const named = drugs.in([sentence]);
    if (named.length > 0) spokenOf = named;
    const telling =
      spokenOf.length === 0 ? known : known.filter((each) => spokenOf.some((drug) => each.drugs.has(drug)));
    const isKnown = (key: string) => telling.some(({ keys }) => keys.has(key));
    return readAmounts(sentence)
      .filter((amount) => !keysOf(amount).every(isKnown))
      .map(({ start, end }) => ({ start: from + start, end: from + end }));
  });
}
