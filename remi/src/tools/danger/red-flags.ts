import { frame, heading, quoted, seeAlso } from '../../answer/blocks.ts';
import type { Library } from '../../library.ts';
import type { KnownPassage } from '../../passages/passage.ts';
import { complaintOf } from '../../read/complaint.ts';
import { saysNoBreath, saysNoPulse } from '../../read/danger-words.ts';
import { measures } from '../../read/measures.ts';
import type { Patient } from '../../read/patient.ts';
import type { Block } from '../../remi.ts';
import { type Calculation, scoreOf } from '../calculators/calculation.ts';
import { algorithmOfComplaint, firstSteps } from '../differentials/algorithm.ts';
import { type FoundSign, titleOf } from './danger-signs.ts';

/** NEWS from which a patient is in danger, as in the bands of the tool. */
const highNews = 7;

/** Fallback if no algorithm matches. */
const firstSurvey = 'Triage';
/** Maximum number of further charts to link. */
const mostLinks = 5;

interface Facts {
  readonly text: string;
  readonly patient: Patient;
  readonly scores: readonly Calculation[];
  readonly signs: readonly FoundSign[];
}

/** A danger that words state. */
interface RedFlag {
  readonly title: string;
  readonly isThere: (facts: Facts) => boolean;
  /** Name of the matching algorithm for this patient. */
  readonly algorithm: { readonly adult: string; readonly child: string; readonly newborn: string };
}

const statedNews = /\bnews(?:2)?\s*(?:score)?\s*(?:is|of|=|:|was)?\s*(\d{1,2})\b/i;

/** Nothing comes before an arrest. */
const arrests: readonly RedFlag[] = [
  {
    title: 'no pulse',
    isThere: ({ text }) => saysNoPulse(text),
    algorithm: {
      adult: 'Adult cardiac arrest',
      child: 'Paediatric arrest',
      newborn: 'Newborn resuscitation',
    },
  },
  {
    title: 'not breathing',
    isThere: ({ text }) => saysNoBreath(text),
    algorithm: { adult: 'Basic life support', child: 'Paediatric arrest', newborn: 'Newborn resuscitation' },
  },
];

/** Further dangers that words state, most urgent first. */
const dangers: readonly RedFlag[] = [
  {
    title: 'unresponsive',
    isThere: ({ patient: { avpu, gcs } }) => avpu === 'unresponsive' && gcs === undefined,
    algorithm: {
      adult: 'Reduced consciousness',
      child: 'Reduced consciousness',
      newborn: 'Newborn resuscitation',
    },
  },
  {
    title: 'blood pressure not recordable',
    isThere: ({ patient: { isPressureUnrecordable } }) => isPressureUnrecordable,
    algorithm: {
      adult: 'Emergency patient first survey',
      child: 'Emergency patient first survey',
      newborn: 'Newborn resuscitation',
    },
  },
];

/** Returns the score in words if it is high: the calculated one, otherwise what it is at least, or the stated one. */
function highNewsOf({ text, scores }: Facts): string | undefined {
  const news = scores.find(({ id }) => id === 'news');
  const total = news?.evaluation && scoreOf(news.evaluation);
  const stated = Number(statedNews.exec(text)?.[1] ?? 0);
  if (total !== undefined) return total >= highNews ? `NEWS ${total}` : undefined;
  const least = (news?.range && scoreOf(news.range.low)) ?? 0;
  if (Math.max(least, stated) < highNews) return undefined;
  return least > stated ? `NEWS at least ${least}` : `NEWS ${stated}`;
}

const glucoseMeasure = measures.find(({ key }) => key === 'glucose');
const inMmol = glucoseMeasure?.units.find(({ convert }) => convert)?.convert;
const hypoglycaemia = 'algorithm/22';
const ketoacidosis = 'algorithm/23';
/** Glucose in mmol/L from which a patient is in danger, as in the danger signs. */
const veryHighGlucose = 25;

/** Returns what a glucose without its unit may be, if it is dangerous in every unit that it can have. */
function unclearGlucose({ patient: { glucoseWithoutUnit } }: Facts): Raised[] {
  if (!(glucoseWithoutUnit && glucoseMeasure && inMmol)) return [];
  const { value } = glucoseWithoutUnit;
  const converted = `${value} mg/dL is ${inMmol(value)} mmol/L`;
  const canBeMmol = value <= glucoseMeasure.high;
  if (!canBeMmol && inMmol(value) < veryHighGlucose) return [];
  const meaning = canBeMmol
    ? `${value} mmol/L is very high, but ${converted} and low. Read the unit on the meter or test again now`
    : `${converted} and very high. Read the unit on the meter or test again now`;
  return [
    {
      title: `Glucose ${value}, unit not stated: ${meaning}`,
      chart: [],
      further: canBeMmol ? [hypoglycaemia, ketoacidosis] : [ketoacidosis],
    },
  ];
}

/** A red flag of this patient, with its chart and the pages of further charts. */
interface Raised {
  readonly title: string;
  readonly chart: readonly KnownPassage[];
  readonly further: readonly string[];
  /** The sign, if a clinician has to confirm its limit. */
  readonly unreviewed?: string;
}

/**
 * Returns the red flags of a text, with the first steps of the most urgent one and links for the others: an arrest,
 * then a value that is itself treated, then other words, other values and the score.
 */
export function redFlagBlocks(facts: Facts, library: Library): Block[] {
  const signs = facts.signs.filter(({ row }) => row.isDanger);
  const news = highNewsOf(facts);
  const raised = [
    ...raisedByWords(arrests, facts, library),
    ...signs.filter(({ row }) => row.isCause).map(raisedBy(facts, library)),
    ...raisedByWords(dangers, facts, library),
    ...signs.filter(({ row }) => !row.isCause).map(raisedBy(facts, library)),
    ...unclearGlucose(facts),
    ...(news === undefined ? [] : [{ title: news, chart: usualChart(facts, library), further: [] }]),
  ];
  const [worst, ...others] = raised;
  if (!worst) return [];
  const charts = [
    ...complaintChart(facts, library).slice(0, 1),
    ...worst.further.flatMap((page) => library.pageOf(page) ?? []),
    ...others.flatMap(
      ({ chart: [first], further }) => first ?? further.flatMap((page) => library.pageOf(page) ?? []),
    ),
  ];
  const links = new Map(
    charts.flatMap(({ title, route }) =>
      route === worst.chart[0]?.route ? [] : [[route, { title, route }] as const],
    ),
  );
  const unreviewed = raised.flatMap((each) => each.unreviewed ?? []);
  return [
    frame(
      [
        heading(`Red flag: ${[...new Set(raised.map(({ title }) => title))].join('; ')}`),
        ...(unreviewed.length > 0 ? [`Limit awaiting clinical review: ${unreviewed.join('; ')}.`] : []),
      ].join('\n\n'),
    ),
    ...quoted(firstSteps(worst.chart)),
    ...seeAlso([...links.values()].slice(0, mostLinks)),
  ];
}

const raisedByWords = (flags: readonly RedFlag[], facts: Facts, library: Library): Raised[] =>
  flags
    .filter(({ isThere }) => isThere(facts))
    .map(({ title, algorithm }) => ({ title, chart: chartOf(algorithm, facts, library), further: [] }));

/**
 * Returns a sign with its chart. Unless the value itself is treated, the chart of the complaint comes first, because
 * it knows the cause.
 */
const raisedBy =
  (facts: Facts, library: Library) =>
  (sign: FoundSign): Raised => {
    const { isCause, see, basis } = sign.row;
    const ofComplaint = isCause ? [] : complaintChart(facts, library);
    const ofSign = see.flatMap((page) => library.algorithmPassages(library.pageOf(page)?.route ?? ''));
    return {
      title: titleOf(sign),
      chart: ofComplaint.length > 0 ? ofComplaint : ofSign.filter(({ route }) => route === ofSign[0]?.route),
      further: see,
      ...(basis === 'general' ? { unreviewed: sign.row.sign.replace(/:.*/, '') } : {}),
    };
  };

const complaintChart = ({ text }: Facts, library: Library) =>
  algorithmOfComplaint(complaintOf(text) ?? text, library);

function usualChart(facts: Facts, library: Library): readonly KnownPassage[] {
  const ofComplaint = complaintChart(facts, library);
  return ofComplaint.length > 0 ? ofComplaint : library.algorithmFor(firstSurvey);
}

function chartOf(
  algorithm: RedFlag['algorithm'],
  { patient }: Facts,
  library: Library,
): readonly KnownPassage[] {
  const who = patient.stage === 'newborn' ? 'newborn' : patient.group === 'child' ? 'child' : 'adult';
  const fitting = library.algorithmFor(algorithm[who]);
  return fitting.length > 0 ? fitting : library.algorithmFor(firstSurvey);
}
