import type { Dose, Medication, PatternName } from '@oryx/contract';
import { words } from '@oryx/search';
import { drugPage, frame, link } from '../../answer/blocks.ts';
import { inSlot } from '../../answer/slots.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { saysInjury } from '../../read/injury.ts';
import type { Block } from '../../remi.ts';
import { stemOf } from '../../retrieval/stem.ts';
import { figures } from '../alternatives/alternatives.ts';
import { chartFor, disease, routeOf } from '../chart/choice.ts';
import { bestDoses } from '../doses/dose-answer.ts';
import { isLater } from '../doses/later.ts';
import { ruledOut } from '../safety/ruled-out.ts';

/** Maximum number of drugs. */
const mostDrugs = 4;

/** Most characters of a chart before the first of its drugs, so that the chart shows it on the first screen. */
const early = 400;

/** The complaints that somebody asks a drug for, by their patterns, with the topics of their doses, the mildest first. */
const complaints: readonly (readonly [asks: PatternName, topics: readonly string[]])[] = [
  ['drug-for-pain', ['Pain or fever', 'Pain']],
  ['drug-for-fever', ['Pain or fever']],
  ['drug-for-vomiting', ['Nausea and vomiting', 'Vomiting', 'Gastroenteritis']],
  ['drug-for-itch', ['Urticaria', 'Urticaria or sedation']],
];

/**
 * Returns the first dose for the patient of each drug with a dose for a complaint, or for what a message names if there
 * is none: the strongest first for an injury or where the text calls it severe, otherwise the mildest, and of these the
 * one with the fewest contraindications. Drugs that are contraindicated for the patient are named without a dose.
 */
export function purposeBlocks(facts: Facts, library: Library): Block[] {
  const { text, patterns, message } = facts;
  const [, topics = []] = complaints.find(([asks]) => patterns(asks).test(message.text)) ?? [];
  // The pain of a heart attack has its chart, and so has a rash with anaphylaxis.
  if (topics.length > 0 && patterns('complaint-with-chart').test(message.text)) return [];
  const isSevere = patterns('severe-complaint').test(text) || saysInjury(text, patterns);
  const ranks = isSevere ? topics.toReversed() : topics;
  const isAntibiotic = patterns('asks-antibiotic').test(text);
  const rankOf =
    topics.length > 0
      ? ({ topic }: Dose) => ranks.indexOf(topic)
      : rankForNamed(isAntibiotic, facts, library);
  const all = library.sources.medications.flatMap((medication) => {
    if (isAntibiotic && !patterns('of-antibiotic').test(medication.classification ?? '')) return [];
    const dose = bestDoses(medication, facts, library).find(
      (each) => rankOf(each, medication) >= 0 && !isLater(each),
    );
    return dose ? [{ medication, dose, rank: rankOf(dose, medication) }] : [];
  });
  // The chart shows its drug on the first screen.
  if (all.length === 0 || (topics.length === 0 && all.some(({ rank }) => rank && rank < early))) return [];
  const against = ruledOut(
    facts,
    all.map(({ medication }) => ({ name: medication.name, medication })),
    library,
  );
  const ruled = new Set(
    against
      .filter(({ rows, passages }) => passages.length > 0 || rows[0]?.level === 'contraindicated')
      .map(({ drug }) => drug.medication),
  );
  const found = all
    .filter(({ medication }) => !ruled.has(medication))
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        one.medication.contraindications.length - other.medication.contraindications.length,
    )
    .slice(0, mostDrugs);
  const left = all.flatMap(({ medication }) => (ruled.has(medication) ? [link(drugPage(medication))] : []));
  return [
    ...inSlot('verdict', [
      frame(found.length > 0 ? title : '**Oryx has no dose for this in this patient.**'),
      ...(left.length > 0 ? [frame(`Left out, as contraindicated here: ${left.join(', ')}.`)] : []),
    ]),
    ...inSlot(
      'figure',
      found.flatMap(({ medication, dose }) => figures(medication, [dose], facts)),
    ),
  ];
}

const title = '**Oryx has doses for this.** Which one fits the patient is yours to judge.';

/**
 * Returns the rank of a dose for all that a message names, and -1 for any other dose. What has a chart is treated by it,
 * unless an antibiotic is asked for that it names further down: then the one comes first that it names first.
 */
function rankForNamed(
  isAntibiotic: boolean,
  facts: Facts,
  library: Library,
): (dose: Dose, medication: Medication) => number {
  const { text, patterns, question, allergies } = facts;
  // A complaint such as fever is no disease that an antibiotic is for.
  const general = (
    ['words-no-purpose', 'words-common-purpose', 'words-medicine', 'words-complaint'] as const
  ).map(patterns.words);
  const isTelling = (word: string) =>
    !allergies.words.has(word) && !word.startsWith('allerg') && !general.some((list) => list.has(word));
  const asked = question.keywords.filter(isTelling).map(stemOf);
  const choice = chartFor(facts, library);
  const isOfChart = choice !== undefined && choice.weight >= disease;
  if (asked.length === 0 || (isOfChart && !isAntibiotic)) return () => -1;
  const concepts = library.conceptsIn(text);
  const chart = isOfChart
    ? library
        .passagesAt(routeOf(choice.chart))
        .map((each) => each.text)
        .join(' ')
        .toLowerCase()
    : '';
  return ({ indication, topic }, { name }) => {
    const purpose = `${indication}. ${topic}`;
    const shared = library.conceptsIn(purpose).filter((names) => concepts.includes(names));
    const own = new Set([purpose, ...shared.flat()].flatMap(words).map(stemOf));
    const isFor =
      // What is for an allergic patient is second choice for any other.
      (allergies.words.size > 0 || !indication.includes('allergy')) && asked.every((each) => own.has(each));
    const at = chart.indexOf(name.toLowerCase());
    return !isFor ? -1 : at < 0 ? chart.length : at;
  };
}
