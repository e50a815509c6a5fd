import type { Complaint } from '@oryx/contract';
import type { Toolbox } from '../answer/toolbox.ts';
import type { KnownPassage } from '../passages/passage.ts';
import { complaintsIn } from './respond.ts';

/** The algorithm that the table of complaints leads to, else the one that the words name; none is guessed. */
export function algorithmOfComplaint(complaint: string, tools: Toolbox): readonly KnownPassage[] {
  const [known] = complaintsIn(complaint, tools.sources.knowledge.complaints.rows);
  const routes = known ? routesOf(known, tools) : tools.algorithmsNamed(complaint);
  return tools.algorithmPassages(routes[0] ?? '');
}

/** The algorithms of the causes: the one that the complaint itself finds first, for its causes are many. */
function routesOf({ complaint, causes }: Complaint, tools: Toolbox): string[] {
  const routes = causes
    .flatMap(({ see }) => see)
    .flatMap((page) => (page.startsWith('algorithm/') ? (tools.pageOf(page)?.route ?? []) : []));
  const found = tools.retrieval.find(complaint).pages.flatMap(({ passages: [first] }) => first?.route ?? []);
  return [...found.filter((route) => routes.includes(route)), ...routes];
}

/** So many steps are what is done first. */
const mostSteps = 3;

/** How an algorithm begins: its first steps, without what it is about. */
export const firstSteps = (passages: readonly KnownPassage[]): readonly KnownPassage[] =>
  passages.filter(({ heading, title }) => heading !== title).slice(0, mostSteps);
