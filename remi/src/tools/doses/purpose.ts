import type { Dose } from '@oryx/contract';
import { type Patterns, tellingWords, words } from '@oryx/search';
import { isOneLetterOff } from '../../drugs/letters.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { observations } from '../../read/patient.ts';
import { readScheme } from '../../read/scheme.ts';
import { groupsIn } from '../../retrieval/question.ts';
import { sectionsIn } from '../../retrieval/sections.ts';
import { chartFor, disease } from '../chart/choice.ts';

import { commonOf, generalWholes, isForWhole, keysOf, schemeOf, whoFit, wholesOf } from './chosen-doses.ts';
import { isWay } from './ways.ts';

/**
 * Returns what a message asks a drug for, in its own words, if none of the doses is for it: `quinine for leg cramps`.
 * A dose for something else would be read as the one that was asked for.
 */
export function unmetPurpose(doses: readonly Dose[], facts: Facts, library: Library): string | undefined {
  const asked = statedPurposes(doses, facts, library);
  if (asked.length === 0) return undefined;
  const { patterns, patient, message } = facts;
  // What is against a complaint alone may be given beside any disease: paracetamol in a meningitis.
  const isOfComplaint = doses.every(({ topic }) => /^(?:pain|nausea|vomiting|gastro)/i.test(topic));
  if (isOfComplaint && !patterns('purpose-of').test(message.text)) return undefined;
  const all = asked.join('. ');
  const own = withoutPregnancy(doses, facts);
  const purposes = own.map(schemeOf).join('. ');
  const has = new Set(keysOf(purposes, library));
  // A nose bleeds as well, so that the finding behind the words tells nothing.
  const isOfOthers = patient.group === 'adult' && patterns('of-childhood').test(all);
  const isElse = isOfOthers || patterns('other-purposes').test(all);
  const parts = wholesOf(all, patterns);
  const whole = keysOf(parts.join('. '), library);
  const keys = keysOf([all, ...parts, ...readScheme(all, patterns).purposes].join('. '), library);
  const isConcept = (key: string) => key.startsWith('concept ');
  // What the page calls the purpose tells that it is meant, wherever it stands. The spasm of a back is none of tetanus.
  const typed = new Set([
    ...keys.filter((key) => !whole.includes(key)),
    ...keysOf([facts.message.text, ...readScheme(facts.message.text, patterns).purposes].join('. '), library),
  ]);
  const common = commonOf(patterns);
  const isNamed = ({ topic }: Dose) => {
    const own = keysOf(topic, library).filter((key) => !isConcept(key) && !common.has(key));
    // A boil is an infection, but none of the ear.
    const isWhole = own.every((key) => whole.includes(key));
    return own.some((key) => typed.has(key) || (whole.includes(key) && (isWhole || !generalWholes.has(key))));
  };
  if (own.some(isNamed)) return undefined;
  const isOfPain = (dose: Dose) => isForWhole(dose, 'pain', library);
  // An INR tells what vitamin K is for, whatever bleeds.
  if (own.some((dose) => whoFit(dose, facts) > 0)) return undefined;
  if (isElse) return asked[0]?.trim();
  if (keys.some((key) => isConcept(key) && has.has(key) && (key !== 'concept pain' || own.some(isOfPain))))
    return undefined;
  // A word of a purpose beside one that no purpose has is of something else: the swelling of a knee, not of a brain.
  const said = keys.filter((key) => !isConcept(key));
  const isMostly = (some: readonly string[]) => some.filter((key) => has.has(key)).length * 2 > some.length;
  const isMet =
    isMostly(said) ||
    isMostly(said.filter((key) => !whole.includes(key))) ||
    isMisspelt(all, purposes, library) ||
    isOfEvent(facts, has, library);
  return isMet ? undefined : asked[0]?.trim();
}

/** Returns true if a text is no known finding, and has a word of the purposes with a letter wrong. */
const isMisspelt = (text: string, purposes: string, library: Library): boolean =>
  library.conceptsIn(text).length === 0 &&
  words(text).some((word) => word.length > 4 && words(purposes).some((each) => isOneLetterOff(word, each)));

/** Returns doses without those for a pregnancy, unless the patient has or had one: a high pressure is no sign of it. */
export const withoutPregnancy = (
  doses: readonly Dose[],
  { patient: { isPregnant, isAfterBirth } }: Facts,
): readonly Dose[] =>
  doses.filter(({ indication }) => isPregnant || isAfterBirth || !/\bin pregnancy\b/.test(indication));

/** Returns true if the chart that the facts lead to is of one of the purposes: the stridor of somebody who was stung. */
function isOfEvent(facts: Facts, has: ReadonlySet<string>, library: Library): boolean {
  if (Object.keys(facts.inherited.slots).length > 0) return false;
  const choice = chartFor(facts, library);
  const event = choice && choice.weight >= disease ? choice.chart.title : '';
  const means = facts.signs.flatMap(({ row }) => row.means);
  return keysOf([event, ...means].join('. '), library).some((key) => has.has(key));
}

/** Returns a purpose that Oryx has no dose for, if it follows a word that asks for one: `diazepam in back spasm`. */
export function otherPurposeBeside(text: string, patterns: Patterns): string | undefined {
  const before = `(?:${patterns('purpose-of').source}|${patterns('purpose-beside').source})`;
  const purpose = new RegExp(`${before}\\s+(?:\\p{L}+\\s+)??(${patterns('other-purposes').source})`, 'iu');
  return purpose.exec(text)?.[1];
}

/** Most letters of the last word of a name. */
const longestName = 40;

/** Returns what a message says that a drug is for: what follows `for`, or the condition beside the drug. */
function statedPurposes(
  [first]: readonly Dose[],
  { message, ruledOut, allergies }: Facts,
  library: Library,
): string[] {
  const { text, patterns, question } = message;
  const own = new Set(question.mentions.flatMap(({ drug, words: named }) => (drug ? named : [])));
  const general = patterns.words('words-no-purpose');
  const isPerson = (word = '') => general.has(word) || groupsIn([word], patterns).size > 0;
  const isSubject = (word: string) =>
    // The article of `for a 12 kg child` is none, nor is that of `for the 20 kg brother`.
    word.length > 1 &&
    word !== 'the' &&
    !own.has(word) &&
    !isWay(word) &&
    !isPerson(word) &&
    !allergies.words.has(word) &&
    // Whatever somebody collapsed of, the collapse is not it.
    !patterns('found-in-state').test(word) &&
    sectionsIn([word], patterns).size === 0;
  const conditions = (said: string) => [
    ...library.otherTopicsIn(said).flatMap(({ names }) => names.slice(0, 1)),
    ...library
      .conceptsIn(said)
      .flatMap((names) => (words(names[0] ?? '').some(isSubject) ? names.slice(0, 1) : [])),
    ...(patterns('other-purposes').exec(said) ?? []),
  ];
  // What another drug was for: `after midazolam for the shoulder, flumazenil`.
  const others = new Set(
    question.mentions.flatMap(({ drug, words: named }) =>
      drug && first && !drug.medication?.doses.includes(first) ? named : [],
    ),
  );
  const phrases = [...text.matchAll(new RegExp(patterns('purpose-of'), 'gi'))].flatMap(
    ({ index, 0: found }) => {
      if (others.has(words(text.slice(Math.max(0, index - longestName), index)).at(-1) ?? '')) return [];
      const [clause = ''] = text.slice(index + found.length).split(/[^\p{L}\s'’/-]/u);
      return clause.split(patterns('purpose-ends'))[0] ?? [];
    },
  );
  if (phrases.length > 0)
    return phrases.filter((phrase) => {
      const all = words(phrase);
      // `for the kid who was hit` is for somebody, `for newborn sepsis` for a disease.
      if (isPerson(all[0]) && conditions(phrase).length === 0) return false;
      return library.subjectWords(tellingWords(all)).some(isSubject);
    });
  const beside = otherPurposeBeside(text, patterns);
  if (beside !== undefined) return [beside];
  // A story with values tells what the patient has, and not what the drug is for.
  const isStory = observations(message.patient) > 1;
  if (
    isStory ||
    patterns('beside-purpose').test(text) ||
    allergies.drugs.length + allergies.ofOthers.length > 0 ||
    ruledOut().length > 0
  )
    return [];
  // A complaint may be the story of a patient: the aspirin of somebody with chest pain is for the heart.
  const complaints = patterns.words('words-complaint');
  return conditions(text).filter((each) => !tellingWords(words(each)).every((word) => complaints.has(word)));
}
