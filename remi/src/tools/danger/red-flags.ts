import type { Algorithm, DangerSign } from '@oryx/contract';
import { chartPage, computed, drugPage, frame, heading, quoted, seeAlso } from '../../answer/blocks.ts';
import { inSlot } from '../../answer/slots.ts';
import { drugsOf } from '../../drugs/names.ts';
import type { Library } from '../../library.ts';
import { asksOtherForm } from '../../read/asks-steps.ts';
import type { Findings } from '../../read/findings.ts';
import { asksInGeneral, asksMeaning } from '../../read/in-general.ts';
import { measures } from '../../read/measures.ts';
import { observations } from '../../read/patient.ts';
import type { Block } from '../../remi.ts';
import type { Calculation } from '../calculators/calculation.ts';
import { scoreOf } from '../calculators/score-of.ts';
import { chartFor, chartsFor } from '../chart/choice.ts';
import type { ChartFacts } from '../chart/conditions.ts';
import { pathFor } from '../chart/path.ts';
import { pathBlocks } from '../chart/path-blocks.ts';
import { type FoundSign, titleOf } from './danger-signs.ts';

/** NEWS from which a patient is in danger, as in the bands of the tool. */
const highNews = 7;
const mostNews = 20;

/** The chart of a patient whose complaint and cause are open. */
const firstSurvey = 'algorithm/12';
/** Maximum number of further charts to link. */
const mostLinks = 5;

interface Facts extends ChartFacts {
  readonly findings: Findings;
  readonly scores: readonly Calculation[];
}

/** Returns the score in words if it is high: the calculated one, otherwise what it is at least, or the stated one. */
function highNewsOf({ findings, scores }: Facts): string | undefined {
  const news = scores.find(({ id }) => id === 'news');
  const total = news?.evaluation && scoreOf(news.evaluation);
  const said = findings.numberAfter('news score?') ?? 0;
  const stated = said <= mostNews ? said : 0;
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
function unclearGlucose({ patient, said }: Facts, library: Library): Raised[] {
  const { glucoseWithoutUnit, signs } = patient;
  const read = signs.get('glucose')?.latest;
  const isUnclear = read?.isWithoutUnit === true && read.value > veryHighGlucose;
  const value = isUnclear ? read.value : glucoseWithoutUnit?.value;
  // Ketones and an acid blood tell that it is high.
  if (said.has('ketoacidosis') || signs.has('ph')) return [];
  if (value === undefined || !(glucoseMeasure && inMmol)) return [];
  const converted = `${value} mg/dL is ${inMmol(value)} mmol/L`;
  const canBeMmol = value <= glucoseMeasure.high;
  if (!canBeMmol && inMmol(value) < veryHighGlucose) return [];
  const meaning = canBeMmol
    ? `${value} mmol/L is very high, but ${converted} and low. Read the unit on the meter or test again now`
    : `${converted} and very high. Read the unit on the meter or test again now`;
  return [
    {
      title: `Glucose ${value}, unit not stated: ${meaning}`,
      isUnclear: true,
      charts: chartsFor(canBeMmol ? [hypoglycaemia, ketoacidosis] : [ketoacidosis], patient, library),
    },
  ];
}

/** Returns what a glucose means that is beyond what the meter measures. */
function glucoseBeyond({ patient }: Facts, library: Library): Raised[] {
  const { glucoseBeyond: beyond } = patient;
  if (!beyond) return [];
  const isLow = beyond.is === 'low';
  return [
    {
      title: isLow ? 'Glucose LO: too low for the meter' : 'Glucose HI: too high for the meter',
      charts: chartsFor([isLow ? hypoglycaemia : ketoacidosis], patient, library),
    },
  ];
}

/** A red flag of this patient, with the charts that it leads to, first one first. */
interface Raised {
  readonly title: string;
  /** True if a unit that is missing decides between two treatments, so that none is shown. */
  readonly isUnclear?: boolean;
  readonly charts: readonly Algorithm[];
  /** The sign, if a clinician has to confirm its limit. */
  readonly unreviewed?: string;
}

/**
 * Returns the red flags of a text in one line, then the path of the most urgent one, and links for the others. The
 * complaint tells more of the cause than a value does, unless the value itself is treated.
 */
export function redFlagBlocks(facts: Facts, library: Library): Block[] {
  const isOfMeaning = asksMeaning(facts.text, library.patterns) && observations(facts.patient) <= 1;
  if (asksInGeneral(facts.text, library.patterns) || isOfMeaning) return [];
  const signs = facts.signs.filter(({ row }) => row.isDanger && isOfPatient(row, facts, library));
  const news = highNewsOf(facts);
  const raised: readonly Raised[] = [
    ...signs.map((sign) => raisedBy(sign, facts, library)),
    ...glucoseBeyond(facts, library),
    ...unclearGlucose(facts, library),
    ...(news === undefined
      ? []
      : [{ title: news, charts: chartsFor([firstSurvey], facts.patient, library) }]),
  ];
  const [worst] = raised;
  if (!worst) return [];
  const complaint = chartFor(facts, library)?.chart;
  const [first] = signs;
  const isMeasuredCause = first?.row.isCause === true && first.row.when.length > 0;
  const chart = worst.isUnclear
    ? undefined
    : ((isMeasuredCause ? worst.charts[0] : complaint) ?? worst.charts[0]);
  const doses = first && complaint === undefined ? dosesOf(first, facts, library) : [];
  const path = chart && doses.length === 0 ? pathFor(facts, library, chart) : undefined;
  const others = new Set([...(complaint ? [complaint] : []), ...raised.flatMap(({ charts }) => charts)]);
  if (chart && path) others.delete(chart);
  const unreviewed = raised.flatMap((each) => each.unreviewed ?? []);
  return [
    frame(heading(`Red flag: ${[...new Set(raised.map(({ title }) => title))].join('; ')}`)),
    ...(path ? pathBlocks(path, library) : doses),
    ...inSlot('more', seeAlso([...others].slice(0, mostLinks).map(chartPage))),
    ...(unreviewed.length > 0
      ? inSlot('note', [frame(`Limit awaiting clinical review: ${unreviewed.join('; ')}.`)])
      : []),
  ];
}

/** Returns the doses for what a value means, if a drug page and no chart has it: potassium for a low one. */
function dosesOf({ row }: FoundSign, { patient }: Facts, library: Library): Block[] {
  const pages = library.otherTopicsIn(row.means.join('. ')).flatMap(({ see }) => see);
  const isChild = patient.group === 'child';
  return library.sources.medications
    .filter(({ id }) => pages.includes(`medication/${id}`))
    .flatMap((medication) => {
      const { dangers } = medication;
      const source = drugPage(medication);
      const passages = library.passagesAt(source.route);
      return [
        computed(`**Danger:** ${dangers.join(' ')}`, source),
        ...quoted(passages.filter(({ dose }) => dose && (dose.patient === 'child') === isChild)),
      ];
    });
}

/** Returns false for words that name a topic rather than a patient: a question for a drug, or for an explanation. */
function isOfPatient(
  { when, isCause }: DangerSign,
  { text, question, patient }: Facts,
  { patterns }: Library,
): boolean {
  if (when.length > 0 || isCause || observations(patient) > 0) return true;
  return drugsOf(question.mentions).length === 0 && !asksOtherForm(text, patterns);
}

const raisedBy = (sign: FoundSign, { patient }: Facts, library: Library): Raised => ({
  title: titleOf(sign),
  charts: chartsFor(sign.row.see, patient, library),
  ...(sign.row.basis === 'general' ? { unreviewed: sign.row.sign.replace(/:.*/, '') } : {}),
});
