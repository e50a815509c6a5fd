import type { Complaint } from '@oryx/contract';
import { words } from '@oryx/search';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { complaintRoute } from '../../passages/complaints.ts';
import { isForOthers } from '../../retrieval/ranking.ts';

/** Returns the complaints that a question names for this patient, if it names nothing else. */
export function complaintsAlone({ question }: Facts, library: Library): Complaint[] {
  const named = new Set(library.retrieval.mentioned(question));
  const rows = library.sources.knowledge.complaints.rows.filter(
    (row) =>
      named.delete(`${complaintRoute(row)} ${row.complaint}`) &&
      !isForOthers('complaint', row.complaint, question, library.patterns),
  );
  return named.size > 0 || question.mentions.some(({ drug }) => drug) ? [] : rows;
}

/** Returns the complaints named in a text, in text order. The longest matching name wins. */
export function complaintsIn(text: string, complaints: readonly Complaint[]): Complaint[] {
  const said = ` ${words(text).join(' ')} `;
  const named = complaints.flatMap((complaint) => {
    const places = phrasesOf(complaint).flatMap((phrase) => {
      const at = phrase === '' ? -1 : said.indexOf(` ${phrase} `);
      return at < 0 ? [] : [{ at, length: phrase.length }];
    });
    const [best] = places.sort((a, b) => b.length - a.length);
    return best ? [{ complaint, ...best }] : [];
  });
  return named
    .filter((one) => !named.some((other) => other !== one && covers(other, one)))
    .sort((a, b) => a.at - b.at)
    .map(({ complaint }) => complaint);
}

const phrases = new WeakMap<Complaint, readonly string[]>();

/** Returns the names of a complaint in comparable words, worked out once. */
function phrasesOf(complaint: Complaint): readonly string[] {
  const known = phrases.get(complaint);
  if (known) return known;
  const all = [complaint.complaint, ...complaint.names].map((name) => words(name).join(' '));
  phrases.set(complaint, all);
  return all;
}

type Place = { readonly at: number; readonly length: number };

/** Returns true if a longer name contains a shorter one: `chest pain` does not name `pain`. */
const covers = (other: Place, one: Place) =>
  other.length > one.length && other.at <= one.at && other.at + other.length >= one.at + one.length;
