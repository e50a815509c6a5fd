import { Mentions } from '@oryx/content/search';
import type { Complaint } from '@oryx/contract';
import type { Toolbox } from '../answer/toolbox.ts';
import type { KnownPassage } from '../passages/passage.ts';
import { complaintsIn } from './respond.ts';

/** The algorithm that the table of complaints leads to, else the one that the words name; none is guessed. */
export function algorithmOfComplaint(complaint: string, tools: Toolbox): readonly KnownPassage[] {
  const [known] = complaintsIn(complaint, tools.sources.knowledge.complaints.rows);
  const route = known ? routeOf(known, tools) : tools.algorithmsNamed(complaint)[0];
  return tools.algorithmPassages(route ?? '');
}

/**
 * The algorithm for a complaint: among those of its causes the one that stands with at least half of them, or
 * that begins with the complaint, such as chest pain. Otherwise none: one cause must not be treated for all.
 */
function routeOf({ complaint, names, causes }: Complaint, tools: Toolbox): string | undefined {
  const leadTo = causes.map(({ see }) =>
    see.flatMap((page) => (page.startsWith('algorithm/') ? (tools.pageOf(page)?.route ?? []) : [])),
  );
  const said = new Mentions([[complaint, ...names]]);
  const begins = (route: string) => said.in([tools.startOf(route)]).length > 0;
  const isUsual = (route: string) =>
    leadTo.filter((routes) => routes.includes(route)).length * 2 >= causes.length;
  const routes = leadTo.flat();
  return routes.find(isUsual) ?? routes.find(begins);
}

/** So many steps are what is done first. */
const mostSteps = 3;

/** How an algorithm begins: its first steps, without what it is about. */
export const firstSteps = (passages: readonly KnownPassage[]): readonly KnownPassage[] =>
  passages.filter(({ heading, title }) => heading !== title).slice(0, mostSteps);
