import type { Algorithm } from '@oryx/contract';
import { chartPage, frame, link } from '../../answer/blocks.ts';
import type { Library } from '../../library.ts';
import type { Block } from '../../remi.ts';
import { chartFor, disease, isForPatient } from './choice.ts';
import { type ChartFacts, metOf } from './conditions.ts';
import { pathFor } from './path.ts';
import { pathBlocks } from './path-blocks.ts';

/**
 * Returns a line that names the chart of a further problem that is told, and its steps: a low glucose is treated first, and
 * then the malaria that it comes from. There is none beside an answer without a chart.
 */
export function furtherChart(facts: ChartFacts, shown: readonly Block[], library: Library): Block[] {
  const problems = facts.patterns.words('words-own-problem');
  // A chart for fits in pregnancy treats the fit. That of a low glucose with a fit treats the glucose.
  const treatedBy = ({ recognise = [] }: Algorithm) =>
    metOf(recognise, facts)
      .map((all) => all.filter((each) => typeof each === 'string' && problems.has(each)))
      .flatMap((all) => (all.length === 1 ? all : []));
  const { algorithms } = library.sources;
  const treated = algorithms.filter((chart) =>
    shown.some(({ page, source }) => page === 'algorithm' && source?.route === chartPage(chart).route),
  );
  if (treated.length === 0) return [];
  const known = treated.flatMap(treatedBy);
  const isFor = isForPatient(facts.patient);
  // A measured cause that is treated first hides the chart of what is told: salbutamol for asthma with a low glucose.
  const untreated = facts.signs.filter(({ row }) => !row.isCause || row.when.length === 0);
  const told = chartFor({ ...facts, signs: untreated }, library);
  const chart =
    told && told.weight >= disease && !treated.includes(told.chart)
      ? told.chart
      : algorithms.find((each) => isFor(each) && treatedBy(each).some((problem) => !known.includes(problem)));
  const path = chart ? pathFor(facts, library, chart) : undefined;
  return path
    ? [
        { ...frame(`**As well, below:** ${link(chartPage(path.chart))}`), slot: 'danger' },
        ...pathBlocks(path, library),
      ]
    : [];
}
