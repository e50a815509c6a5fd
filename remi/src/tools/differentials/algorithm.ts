import type { Complaint } from '@oryx/contract';
import { Mentions } from '@oryx/search';
import { chartsNamed, type Library } from '../../library.ts';
import type { KnownPassage } from '../../passages/passage.ts';
import { complaintsIn } from './complaints.ts';

/**
 * Returns the algorithm that the complaint table links to, otherwise one that the text names. It never
 * guesses.
 */
export function algorithmOfComplaint(complaint: string, library: Library): readonly KnownPassage[] {
  const [known] = complaintsIn(complaint, library.sources.knowledge.complaints.rows);
  const route = known ? routeOf(known, library) : chartsNamed(library.mentionsIn(complaint))[0];
  return library.algorithmPassages(route ?? '');
}

/**
 * Returns the algorithm for a complaint: one that at least half of its causes link to, or one whose first step
 * names the complaint, such as chest pain. Otherwise it returns none, because one cause must not be treated as
 * if it were the only one.
 */
function routeOf({ complaint, names, causes }: Complaint, library: Library): string | undefined {
  const leadTo = causes.map(({ see }) =>
    see.flatMap((page) => (page.startsWith('algorithm/') ? (library.pageOf(page)?.route ?? []) : [])),
  );
  const said = new Mentions([[complaint, ...names]]);
  // What it names first: `shakes, sweats or confused after stopping to drink` is no chart of confusion.
  const begins = (route: string) => {
    const start = library.chartAt(route)?.steps?.[0]?.heading ?? '';
    return said.in([start.replace(/, (?!or ).*/, '')]).length > 0;
  };
  const isUsual = (route: string) =>
    leadTo.filter((routes) => routes.includes(route)).length * 2 >= causes.length;
  const routes = leadTo.flat();
  return routes.find(isUsual) ?? routes.find(begins);
}
