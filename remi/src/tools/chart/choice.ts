import type { Algorithm } from '@oryx/contract';
import { chartPage } from '../../answer/blocks.ts';
import { chartsNamed, type Library } from '../../library.ts';
import { complaintOf } from '../../read/complaint.ts';
import type { Patient } from '../../read/patient.ts';
import { algorithmOfComplaint } from '../differentials/algorithm.ts';
import { type ChartFacts, isOf, metOf, tells, whoIs } from './conditions.ts';

/** A chart, and how much the facts tell for it. */
export interface Choice {
  readonly chart: Algorithm;
  readonly weight: number;
  /** True if what was done or found puts the patient in the middle of the chart. */
  readonly isPlaced: boolean;
}

/** From this weight on the facts tell of an emergency, and not only of somebody's age. */
export const specific = 1;
/** From this weight on they name a disease or an event, and not only a complaint that many of them share. */
export const disease = 2;

const weights = {
  named: 0.4,
  complaint: 0.4,
  further: 0.2,
  placed: 1,
  cause: 3.2,
  ownPeople: 0.5,
  otherPeople: -0.8,
};

/**
 * Returns the chart that the facts lead to: what is named and said tells most, then the complaint, then what the
 * measured values mean. The letters of a value never lead to a chart.
 */
export function chartFor(facts: ChartFacts, library: Library): Choice | undefined {
  if (!choices.has(facts)) choices.set(facts, chosenChart(facts, library));
  return choices.get(facts);
}

/** The choice for each message. Its facts never change, and flags, tool and path all ask for it. */
const choices = new WeakMap<ChartFacts, Choice | undefined>();

function chosenChart(stated: ChartFacts, library: Library): Choice | undefined {
  // A low pressure says that the patient is in shock, but not what from.
  const facts = {
    ...stated,
    signs: stated.signs.filter(({ row }) => row.isCause || !row.means.includes('low blood pressure')),
  };
  const named = new Set(chartsNamed(facts.question.mentions));
  const [ofComplaint] = algorithmOfComplaint(
    complaintOf(facts.text, library.patterns) ?? facts.text,
    library,
  );
  // What is said to have happened leads to a chart by itself, and may be part of something greater.
  const urgent = facts.signs.find(({ row }) => row.isDanger && row.isCause)?.row;
  const cause = urgent && urgent.when.length > 0 ? urgent.see : [];
  const ofCause = chartsFor(cause, facts.patient, library)[0];
  const rated = library.sources.algorithms.flatMap((chart): Choice[] => {
    const route = chartPage(chart).route;
    const met = metOf(chart.recognise ?? [], facts).map((all) => tells(all, facts.patterns));
    const isPlaced =
      met.length > 0 && (chart.steps ?? []).some(({ at }) => at && metOf(at, facts).length > 0);
    const weight =
      Math.max(0, ...met) +
      Math.max(0, met.length - 1) * weights.further +
      (isPlaced ? weights.placed : 0) +
      (named.has(route) ? weights.named : 0) +
      (ofComplaint?.route === route ? weights.complaint : 0) +
      (ofCause === chart ? weights.cause : 0);
    return weight > 0 ? [{ chart, weight: weight + peopleWeight(chart, facts), isPlaced }] : [];
  });
  const [best] = rated.sort((one, other) => other.weight - one.weight);
  return best && best.weight > 0 ? best : undefined;
}

/** Returns the charts with these pages, those for the age of the patient first. */
export function chartsFor(pages: readonly string[], patient: Patient, library: Library): Algorithm[] {
  const charts = pages.flatMap((page) => library.chartAt(page) ?? []);
  const isFor = isForPatient(patient);
  return [...charts.filter(isFor), ...charts.filter((chart) => !isFor(chart))];
}

/** Returns whether a chart is for a patient. One of unknown age is an adult. */
export function isForPatient(patient: Patient): (chart: Algorithm) => boolean {
  const who = whoIs(patient) ?? 'adult';
  return ({ patient: group }) => group === undefined || isOf(who, group);
}

/** Returns what the age of the patient tells for a chart of some patients only. */
function peopleWeight({ patient: group }: Algorithm, { patient }: ChartFacts): number {
  const who = whoIs(patient);
  if (group === undefined) return 0;
  if (who === undefined) return group === 'adult' ? 0 : weights.otherPeople / 2;
  return isOf(who, group) ? weights.ownPeople : weights.otherPeople;
}
