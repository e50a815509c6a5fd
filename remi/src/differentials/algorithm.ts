import type { Toolbox } from '../answer/toolbox.ts';
import type { KnownPassage } from '../passages/passage.ts';
import { complaintsIn } from './respond.ts';

/** The algorithm that the table of complaints leads to, else the one that fits the words. */
export function algorithmOfComplaint(complaint: string, tools: Toolbox): readonly KnownPassage[] {
  const [known] = complaintsIn(complaint, tools.sources.knowledge.complaints.rows);
  const see = known?.causes.flatMap((cause) => cause.see).find((page) => page.startsWith('algorithm/'));
  const route = see && tools.pageOf(see)?.route;
  return route ? tools.algorithmPassages(route) : tools.algorithmFor(complaint);
}

/** So many steps are what is done first. */
const mostSteps = 3;

/** How an algorithm begins: its first steps, without what it is about. */
export const firstSteps = (passages: readonly KnownPassage[]): readonly KnownPassage[] =>
  passages.filter(({ heading, title }) => heading !== title).slice(0, mostSteps);
