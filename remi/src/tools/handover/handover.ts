import { readAmounts } from '@oryx/doses';
import { words } from '@oryx/search';
import { computed, frame, heading, link, list, plain } from '../../answer/blocks.ts';
import { inSlot } from '../../answer/slots.ts';
import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import type { Allergies } from '../../read/allergies.ts';
import { withoutAmounts } from '../../read/amounts.ts';
import { complaintOf } from '../../read/complaint.ts';
import { type Patient, signValue } from '../../read/patient.ts';
import type { Block } from '../../remi.ts';
import type { Calculation } from '../calculators/calculation.ts';
import { scoreOf } from '../calculators/score-of.ts';
import { routeOf } from '../chart/choice.ts';
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
  const scores = facts.scores.map(scoreBlock);
  const missing = inSlot('more', [frame(missingText(facts))]);
  // Who describes a patient without asking for a handover wants to know what to do.
  return asksHandover(facts.text, facts.patterns)
    ? [...inSlot('figure', [...isbar, frame('**Recommendation**'), fits]), ...scores, ...path, ...missing]
    : [fits, ...path, ...isbar, ...scores, ...missing];
}

function isbarOf({ patient, allergies, ...facts }: Facts): Block[] {
  return [
    frame(heading('ISBAR handover')),
    frame(`**Identify**\n\n${list([identity(patient)])}`),
    frame(`**Situation**\n\n${list(situation(complaintOf(allergies.rest, facts.patterns), patient))}`),
    frame(`**Background**\n\n${list(background({ ...facts, patient, allergies }))}`),
    frame(`**Assessment**\n\n${list(assessment(patient))}`),
  ];
}

function identity({ age, sex, isPregnant }: Patient): string {
  const parts = [age ?? 'age not stated', sex ?? 'sex not stated', ...(isPregnant ? ['pregnant'] : [])];
  return `${parts.join(', ')}. Write the name and number in your own notes: I keep nothing.`;
}

function situation(complaint: string | undefined, { times }: Patient): string[] {
  return [
    `Complaint: ${complaint ?? 'not stated'}`,
    ...(times.length > 0 ? [`Times in the text: ${times.join(', ')}`] : []),
  ];
}

function background({ question, patient, allergies, patterns }: Facts): string[] {
  const told = new RegExp(patterns('tells-history'), 'gi');
  const history = [...allergies.rest.matchAll(told)].map(([found]) => withoutAmounts(plain(found)));
  const drugs = drugsOf(question.mentions).map(({ name }) => name);
  // The values stand in the assessment.
  const ends = String.raw`[,;\n]|\.\s|(?:${patterns('begins-observed').source})[\s:=]*[\d/.,%]*`;
  const clauses = allergies.rest.replace(patterns('requests-summary'), '').split(new RegExp(ends, 'i'));
  const given = clauses.filter((clause) => {
    const all = new Set(words(clause));
    return (
      readAmounts(clause).length > 0 ||
      patterns('was-done').test(clause) ||
      question.mentions.some(({ drug, words: name }) => drug && name.every((word) => all.has(word)))
    );
  });
  const weight = signValue(patient, 'weight');
  return [
    `Allergies: ${allergyText(allergies)}`,
    ...(history.length > 0 ? history : ['No history found in the text']),
    ...(drugs.length > 0 ? [`Drugs named: ${drugs.join(', ')}`] : []),
    ...(given.length > 0
      ? [`As written, not checked: ${plain(given.map((clause) => clause.trim()).join('; '))}`]
      : []),
    ...(weight === undefined ? [] : [`Weight: ${weight} kg`]),
  ];
}

function allergyText({ stated, isNone }: Allergies): string {
  if (stated.length > 0) return stated.map(withoutAmounts).join(', ');
  return isNone ? 'none known, as the text says' : 'not stated';
}

function scoreBlock({ source, evaluation, notFor, range, missing }: Calculation): Block {
  if (notFor) return frame(`${source.title}: not worked out, because it is not for ${notFor}.`, undefined);
  const names = missing.map(({ label }) => nameOf(label)).join(', ');
  const least = (range && scoreOf(range.low)) ?? 0;
  if (!evaluation && least > 0)
    return computed(list([`**NEWS at least ${least}**; missing: ${names}. ${link(source)}`]), source);
  if (!evaluation)
    return frame(
      `${source.title}: not worked out, because not all that it needs is stated${names === '' ? '' : `; missing: ${names}`}.`,
    );
  const { headline, band, cautions = [] } = evaluation.outcome;
  const figure = [headline.text, headline.suffix].filter((part) => part !== undefined).join(' ');
  const advice = band ? `: ${band.title}. ${band.advice}` : '';
  const lines = [
    `**${headline.label} ${figure}**${advice} ${link(source)}`,
    ...cautions.map(({ text }) => text),
  ];
  return computed(list(lines), source);
}

/** Returns the label of an input without its unit, as it stands within a sentence. */
const nameOf = (label: string) => label.replace(/ \([^)]*\)$/, '').toLowerCase();

/** Returns the path of the chart that fits. */
function recommendation(facts: Facts, library: Library): readonly [Block, ...Block[]] {
  const path = pathFor(facts, library);
  if (!path) return [frame('No algorithm of Oryx fits what is written.')];
  const source = { title: path.chart.title, route: routeOf(path.chart) };
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
  return all.length === 0
    ? '**Missing:** nothing of what I look for.'
    : `**Missing, ask for it:**\n\n${list(all)}`;
}
