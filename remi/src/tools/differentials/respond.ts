import type { ChatSource, Complaint } from '@oryx/contract';
import { computed, frame, heading, link, list } from '../../answer/blocks.ts';
import { reviewWords } from '../../answer/cited.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { complaintRoute } from '../../passages/complaints.ts';
import type { Block } from '../../remi.ts';
import { complaintsIn } from './complaints.ts';
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

function complaintBlocks(row: Complaint, facts: Facts, library: Library): Block[] {
  const here = { title: row.complaint, route: complaintRoute(row) };
  const causes = rankedCauses(row, facts, library.bedside);
  const isRanked = causes.some(({ found, against }) => found.length + against.length > 0);
  return [
    frame(heading(`${link(here)}: causes not to miss`), here),
    ...(isRanked ? [frame('In the order of what was said. A sign that is absent excludes none.')] : []),
    ...(row.review ? [frame(reviewWords(row), here)] : []),
    ...causes.map((each) => causeBlock(each, here, library, row.review !== undefined)),
    computed(`**Ask and examine**\n\n${list(row.ask)}`, here),
  ];
}

function causeBlock(
  { cause: { cause, pointers, see, source, basis }, found, against }: RankedCause,
  here: ChatSource,
  library: Library,
  isReviewed: boolean,
): Block {
  const pages = see.flatMap((page) => library.pageOf(page) ?? []);
  const publication = library.sources.knowledge.complaints.sources.find(({ key }) => key === source);
  const cited = [
    ...(publication ? [`Source: ${publication.title}.`] : []),
    ...(!isReviewed && basis === 'general' ? [reviewWords({})] : []),
    ...(pages.length > 0 ? [pages.map(link).join(', ')] : []),
  ].join(' ');
  const told = [
    ...(found.length > 0 ? [`For: ${found.join(', ')}`] : []),
    ...(against.length > 0 ? [`Against: ${against.join(', ')}`] : []),
  ];
  return computed(`**${cause}**\n\n${list([...told, ...pointers, cited])}`, pages[0] ?? here);
}
