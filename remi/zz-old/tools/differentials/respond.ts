import type { ChatSource, Complaint } from '@oryx/contract';
import { words } from '@oryx/search';
import { computed, frame, heading, link, list } from '../../answer/blocks.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { complaintRoute } from '../../passages/complaints.ts';
import type { Block } from '../../remi.ts';
import { isForOthers } from '../../retrieval/ranking.ts';
import { type RankedCause, rankedCauses } from './ranked-causes.ts';

/** Maximum number of complaints in one answer. A longer list is not read at the bedside. */
const mostComplaints = 2;

/**
 * Returns the causes not to miss for each complaint in a text, or nothing if it names no stored complaint.
 */
export function differentials(facts: Facts, library: Library): Block[] {
  return causesOf(complaintsIn(facts.text, library.sources.knowledge.complaints.rows), facts, library);
}

/** Returns the causes not to miss for some complaints. */
export const causesOf = (complaints: readonly Complaint[], facts: Facts, library: Library): Block[] =>
  complaints.slice(0, mostComplaints).flatMap((complaint) => complaintBlocks(complaint, facts, library));

/** Returns the complaints that a question names for this patient, if it names nothing else. */
export function complaintsAlone({ question }: Facts, library: Library): Complaint[] {
  const named = new Set(library.retrieval.mentioned(question));
  const rows = library.sources.knowledge.complaints.rows.filter(
    (row) =>
      named.delete(`${complaintRoute(row)} ${row.complaint}`) &&
      !isForOthers('complaint', row.complaint, question),
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

function complaintBlocks(row: Complaint, facts: Facts, library: Library): Block[] {
  const here = { title: row.complaint, route: complaintRoute(row) };
  const causes = rankedCauses(row, facts, library.bedside);
  const isRanked = causes.some(({ found, against }) => found.length + against.length > 0);
  return [
    frame(heading(`${link(here)}: causes not to miss`), here),
    ...(isRanked ? [frame('In the order of what was said. A sign that is absent excludes none.')] : []),
    ...causes.map((each) => causeBlock(each, here, library)),
    computed(`**Ask and examine**\n\n${list(row.ask)}`, here),
  ];
}

function causeBlock(
  { cause: { cause, pointers, see, source, basis }, found, against }: RankedCause,
  here: ChatSource,
  library: Library,
): Block {
  const pages = see.flatMap((page) => library.pageOf(page) ?? []);
  const publication = library.sources.knowledge.complaints.sources.find(({ key }) => key === source);
  const cited = [
    ...(publication ? [`Source: ${publication.title}.`] : []),
    ...(basis === 'general' ? ['Awaiting clinical review.'] : []),
    ...(pages.length > 0 ? [pages.map(link).join(', ')] : []),
  ].join(' ');
  const told = [
    ...(found.length > 0 ? [`For: ${found.join(', ')}`] : []),
    ...(against.length > 0 ? [`Against: ${against.join(', ')}`] : []),
  ];
  return computed(`**${cause}**\n\n${list([...told, ...pointers, cited])}`, pages[0] ?? here);
}
