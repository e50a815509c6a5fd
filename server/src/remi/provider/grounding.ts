import { Mentions } from '@oryx/content/search';
import type { SearchData } from '@oryx/contract';
import { dosesIn } from './doses.ts';

/** What an answer may take its doses from: a passage of Oryx, or what a tool has answered. */
export interface Evidence {
  readonly title: string;
  readonly text: string;
}

/** Stands behind each dose that Oryx does not confirm. */
const unconfirmed = "[not found in Oryx's sources]";

/** A text with its unconfirmed doses marked. */
export interface Grounded {
  readonly text: string;
  /** The doses that were marked, as they are written. */
  readonly flagged: readonly string[];
}

/** Every name of each drug that Oryx knows, with an entry or without one. */
export function drugMentions({ entries, otherDrugs }: SearchData): Mentions {
  const drugs = entries.filter(({ type }) => type === 'medication');
  return new Mentions([
    ...drugs.map(({ title, names }) => [title, ...names]),
    ...otherDrugs.map((name) => [name]),
  ]);
}

/**
 * Marks every dose of an answer that does not occur in the evidence. Where a sentence names drugs, only
 * evidence that speaks of one of them counts, so that no dose of one drug confirms that of another. A
 * sentence that names none speaks of the drugs before it.
 */
export function markUnconfirmed(answer: string, evidence: readonly Evidence[], drugs: Mentions): Grounded {
  const known = evidence.map(({ title, text }) => ({
    drugs: new Set(drugs.in([title, text])),
    keys: new Set(dosesIn(text).flatMap(({ keys }) => keys)),
  }));
  const flagged: string[] = [];
  let spokenOf: readonly (readonly string[])[] = [];
  const sentences = answer.split(/(?<=[.!?:;]\s)|(?<=\n)/).map((sentence) => {
    const named = drugs.in([sentence]);
    if (named.length > 0) spokenOf = named;
    const telling =
      spokenOf.length === 0 ? known : known.filter((each) => spokenOf.some((drug) => each.drugs.has(drug)));
    const isKnown = (key: string) => telling.some(({ keys }) => keys.has(key));
    const doubtful = dosesIn(sentence).filter(({ keys }) => !keys.every(isKnown));
    flagged.push(...doubtful.map(({ text }) => text));
    return marked(
      sentence,
      doubtful.map(({ end }) => end),
    );
  });
  return { text: sentences.join(''), flagged: [...new Set(flagged)] };
}

function marked(sentence: string, ends: readonly number[]): string {
  return ends.reduceRight(
    (text, end) => `${text.slice(0, end)} **${unconfirmed}**${text.slice(end)}`,
    sentence,
  );
}
