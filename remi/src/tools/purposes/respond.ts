import type { Dose, Medication, PatternName } from '@oryx/contract';
import { type Patterns, words } from '@oryx/search';
import { chartPage, drugPage, frame, link } from '../../answer/blocks.ts';
import { inSlot } from '../../answer/slots.ts';
import type { Drug } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { saysInjury } from '../../read/injury.ts';
import { withoutDenied } from '../../read/negation.ts';
import type { Block } from '../../remi.ts';
import { stemOf } from '../../retrieval/stem.ts';
import { figures } from '../alternatives/alternatives.ts';
import { chartFor, disease } from '../chart/choice.ts';
import { bestDoses } from '../doses/dose-answer.ts';
import { isLater } from '../doses/later.ts';
import { withoutPregnancy } from '../doses/purpose.ts';
import { allergensOf, isForbidden } from '../interactions/allergies.ts';
import { ruledOut } from '../safety/ruled-out.ts';

/** Maximum number of drugs. */
const mostDrugs = 4;

/** How many boxes of a chart its answer shows on the first screen. */
const firstBoxes = 7;

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
      ? (dose: Dose) => ranks.indexOf(dose.topic)
      : rankForNamed(isAntibiotic, facts, library);
  const all = library.sources.medications.flatMap((medication) => {
    // To choose among all doses takes long.
    if (!medication.doses.some((each) => rankOf(each) >= 0)) return [];
    if (isAntibiotic && !isOfAntibiotics(medication, patterns)) return [];
    const dose = bestDoses(medication, facts, library).find((each) => rankOf(each) >= 0 && !isLater(each));
    return dose ? [{ medication, dose, rank: rankOf(dose) }] : [];
  });
  if (all.length === 0) return [];
  const left = all.filter(({ medication }) =>
    isRuledOut({ name: medication.name, medication }, facts, library),
  );
  const found = all
    .filter((each) => !left.includes(each))
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        one.medication.contraindications.length - other.medication.contraindications.length,
    )
    .slice(0, mostDrugs);
  const named = left.map(({ medication }) => link(drugPage(medication))).join(', ');
  return [
    ...inSlot('verdict', [
      frame(found.length > 0 ? title : '**Oryx has no dose for this in this patient.**'),
      ...(named ? [frame(`Left out, as contraindicated here: ${named}.`)] : []),
    ]),
    ...inSlot(
      'figure',
      found.flatMap(({ medication, dose }) => figures(medication, [dose], facts)),
    ),
  ];
}

/** Returns true if an allergy or another condition of the patient forbids a drug. */
const isRuledOut = (drug: Drug, facts: Facts, library: Library): boolean =>
  isForbidden(drug, allergensOf(facts.allergies), library) ||
  ruledOut(facts, [drug], library).some(
    ({ rows, passages }) => passages.length > 0 || rows[0]?.level === 'contraindicated',
  );

const title = '**Oryx has doses for this.** You judge which one fits.';

const isOfAntibiotics = ({ classification }: Medication, patterns: Patterns): boolean =>
  patterns('of-antibiotic').test(classification ?? '');

/**
 * Returns 0 for a dose for all that a message names, and -1 for any other. What has a chart is treated by it, unless an
 * antibiotic is asked for that the chart names further down, or that an allergy may forbid.
 */
function rankForNamed(isAntibiotic: boolean, facts: Facts, library: Library): (dose: Dose) => number {
  const { text, patterns, question, allergies } = facts;
  const isIn = (word: string, ...lists: readonly PatternName[]) =>
    lists.some((list) => patterns.words(list).has(word));
  const others = new Set(words(text.replaceAll(new RegExp(patterns('beside-disease'), 'gi'), ' ')));
  const affirmed = new Set(words(withoutDenied(text)));
  const named = question.asked.filter(
    (word) =>
      // An abscess of the breast is none of the liver, but ill kidneys and a pregnancy are no part of a disease.
      (question.keywords.includes(word) || isIn(word, 'words-renal', 'words-pregnancy')) &&
      others.has(word) &&
      !allergies.words.has(word) &&
      !/^(?:allerg|anaphyl)/.test(word) &&
      !isIn(word, 'words-no-purpose', 'words-medicine'),
  );
  const asked = named.map(stemOf);
  const choice = chartFor(facts, library);
  // A complaint such as fever is no disease that an antibiotic is for.
  const isComplaint = named.every((word) => isIn(word, 'words-complaint'));
  const isDenied = named.some((word) => !affirmed.has(word));
  const isAllergic = allergies.words.size > 0;
  const isShown = () =>
    !isAllergic &&
    library
      .passagesAt(choice ? chartPage(choice.chart).route : '')
      .slice(0, firstBoxes)
      .flatMap((each) => library.drugsIn(each.text))
      .some(({ medication }) => medication && isOfAntibiotics(medication, patterns));
  const isOfChart = choice && choice.weight >= disease;
  if (isComplaint || isDenied || (isOfChart && (!isAntibiotic || isShown()))) return () => -1;
  const concepts = library.conceptsIn(text);
  return (dose) => {
    const purpose = `${dose.indication}. ${dose.topic}`;
    const own = new Set(words(purpose).map(stemOf));
    const missing = asked.filter((each) => !own.has(each));
    // To look for concepts takes longer.
    const shared = missing.length > 0 && concepts.length > 0 ? library.conceptsIn(purpose) : [];
    const same = new Set(
      shared.filter((names) => concepts.includes(names)).flatMap((names) => names.flatMap(words).map(stemOf)),
    );
    const isFor =
      // What is for an allergic patient is second choice for any other.
      (isAllergic || !purpose.includes('allergy')) &&
      (!purpose.includes('emergency') || text.includes('emergency')) &&
      withoutPregnancy([dose], facts).length > 0 &&
      missing.every((each) => same.has(each));
    return isFor ? 0 : -1;
  };
}
