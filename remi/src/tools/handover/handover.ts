import type { Patterns } from '@oryx/search';
import { chartPage, computed, frame, heading, link, list, plain } from '../../answer/blocks.ts';
import { inSlot } from '../../answer/slots.ts';
import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import type { Allergies } from '../../read/allergies.ts';
import { withoutAmounts } from '../../read/amounts.ts';
import { complaintOf } from '../../read/complaint.ts';
import { type Patient, readPatient, signValue, spansOf } from '../../read/patient.ts';
import type { Block } from '../../remi.ts';
import type { Calculation } from '../calculators/calculation.ts';
import { scoreOf } from '../calculators/score-of.ts';
import { pathFor } from '../chart/path.ts';
import { pathBlocks } from '../chart/path-blocks.ts';
import { redFlagBlocks } from '../danger/red-flags.ts';
import { asksHandover } from './asks-handover.ts';
import { assessment } from './assessment.ts';

/** The parts of a handover, each with a check of whether it is present. */
const needed: readonly (readonly [string, (patient: Patient, allergies: Allergies) => boolean])[] = [
  ['age', ({ age }) => age !== undefined],
  ['sex', ({ sex }) => sex !== undefined],
  ['heart rate', (patient) => signValue(patient, 'heartRate') !== undefined],
  ['blood pressure', ({ pressure }) => pressure !== undefined],
  ['respiratory rate', (patient) => signValue(patient, 'respiratoryRate') !== undefined],
  ['oxygen saturation', (patient) => signValue(patient, 'oxygenSaturation') !== undefined],
  ['whether on oxygen or on air', ({ isOnOxygen }) => isOnOxygen !== undefined],
  ['temperature', (patient) => signValue(patient, 'temperature') !== undefined],
  ['level of consciousness (AVPU or GCS)', ({ gcs, avpu }) => (gcs ?? avpu) !== undefined],
  ['glucose', (patient) => signValue(patient, 'glucose') !== undefined],
  ['allergies', (_, { stated, isNone }) => stated.length > 0 || isNone],
];

/** Returns an ISBAR handover of a patient, with the scores that the values allow and the missing parts. */
export function handover(facts: Facts, library: Library): Block[] {
  const [[fits, ...path], isbar] = [recommendation(facts, library), isbarOf(facts)];
  const scores = facts.scores.flatMap(scoreBlocks);
  const missing = inSlot('more', [frame(missingText(facts))]);
  // Who describes a patient without asking for a handover wants to know what to do.
  const isAsked =
    asksHandover(facts.text, facts.patterns) && !facts.patterns('asks-what-next').test(facts.text);
  return isAsked
    ? [
        ...inSlot('verdict', [fits]),
        ...inSlot('figure', [...isbar, frame('**Recommendation**')]),
        ...scores,
        ...path,
        ...missing,
      ]
    : [fits, ...path, ...isbar, ...scores, ...missing];
}

function isbarOf({ patient, allergies, ...facts }: Facts): Block[] {
  const complaint = complaintOf(allergies.rest, facts.patterns);
  return [
    frame(heading('ISBAR handover')),
    frame(`**Identify**\n\n${list([identity(patient)])}`),
    frame(`**Situation**\n\n${list(situation(complaint, patient))}`),
    frame(`**Background**\n\n${list(background({ ...facts, patient, allergies }, complaint))}`),
    frame(`**Assessment**\n\n${list(assessment(patient))}`),
  ];
}

function identity({ age, sex, isPregnant }: Patient): string {
  const parts = [age ?? 'age not stated', sex ?? 'sex not stated', ...(isPregnant ? ['pregnant'] : [])];
  return parts.join(', ');
}

function situation(complaint: string | undefined, { times }: Patient): string[] {
  return [
    `Complaint: ${complaint ?? 'not stated'}`,
    ...(times.length > 0 ? [`Times in the text: ${times.join(', ')}`] : []),
  ];
}

function background({ question, patient, allergies, patterns }: Facts, complaint = ''): string[] {
  const drugs = drugsOf(question.mentions).map(({ name }) => name);
  const weight = signValue(patient, 'weight');
  // Nothing is lost that somebody has written: the values stand in the assessment, and the complaint above.
  const names = new RegExp(patterns('begins-observed'), 'gi');
  const written = withoutValues(allergies.rest, patterns)
    .replace(patterns('requests-summary'), '')
    .split(/[,;\n]|\.\s/)
    .map((clause) => plain(clause.replaceAll(/^[\s.]+|[\s.]+$/g, '')))
    .filter(
      (clause) => /\p{L}{3}|\d\s*[\p{L}:]/u.test(clause.replaceAll(names, '')) && !complaint.includes(clause),
    );
  return [
    `Allergies: ${allergyText(allergies)}`,
    ...(drugs.length > 0 ? [`Drugs named: ${drugs.join(', ')}`] : []),
    ...(written.length > 0 ? [`As written, not checked: ${written.join('; ')}`] : []),
    ...(weight === undefined ? [] : [`Weight: ${weight} kg`]),
  ];
}

/** Returns a text with the end of a clause in place of each value that was read. */
const withoutValues = (text: string, patterns: Patterns): string =>
  spansOf(readPatient(text, patterns))
    .toSorted((one, other) => other.at - one.at)
    .reduce((rest, { at, end }) => `${rest.slice(0, at)};${rest.slice(end)}`, text);

function allergyText({ stated, isNone }: Allergies): string {
  if (stated.length > 0) return stated.map(withoutAmounts).join(', ');
  return isNone ? 'none known, as the text says' : 'not stated';
}

/** Returns a score, or the least that it is. What it lacks is asked for at the end. */
function scoreBlocks({ source, evaluation, notFor, range, missing }: Calculation): Block[] {
  if (notFor) return [frame(`${source.title}: not worked out, because it is not for ${notFor}.`, undefined)];
  if (!evaluation) {
    const least = (range && scoreOf(range.low)) ?? 0;
    const names = missing.map(({ label }) => nameOf(label)).join(', ');
    return least > 0
      ? [computed(list([`**NEWS at least ${least}**; missing: ${names}. ${link(source)}`]), source)]
      : [];
  }
  const { headline, band, cautions = [] } = evaluation.outcome;
  const figure = [headline.text, headline.suffix].filter((part) => part !== undefined).join(' ');
  const advice = band ? `: ${band.title}. ${band.advice}` : '';
  const lines = [
    `**${headline.label} ${figure}**${advice} ${link(source)}`,
    ...cautions.map(({ text }) => text),
  ];
  return [computed(list(lines), source)];
}

/** Returns the label of an input without its unit, as it stands within a sentence. */
const nameOf = (label: string) => label.replace(/ \([^)]*\)$/, '').toLowerCase();

/** Returns the path of the chart that fits. */
function recommendation(facts: Facts, library: Library): readonly [Block, ...Block[]] {
  const path = pathFor(facts, library);
  if (!path) return [frame('No algorithm of Oryx fits what is written.')];
  const source = chartPage(path.chart);
  const fits = frame(list([`Algorithm that fits: ${link(source)}`]), source);
  // The red flags give the same steps.
  return redFlagBlocks(facts, library).some(({ source: shown }) => shown?.route === source.route)
    ? [fits]
    : [fits, ...pathBlocks(path, library)];
}

function missingText({ patient, allergies, patterns }: Facts): string {
  const complaint = complaintOf(allergies.rest, patterns);
  const missing = needed.filter(([, isThere]) => !isThere(patient, allergies)).map(([what]) => what);
  const all = complaint === undefined ? ['complaint', ...missing] : missing;
  const lines = all.length === 0 ? ' nothing of what I look for.' : ` ask for it\n\n${list(all)}`;
  return `**Missing:**${lines}\n\nWrite the name and number in your own notes: I keep nothing.`;
}
