import type { Dose } from '@oryx/contract';
import { fitOf } from '@oryx/doses';
import { type Patterns, tellingWords, words } from '@oryx/search';
import type { Group, KnownPassage } from '../../passages/passage.ts';
import { saysNoBreath } from '../../read/danger-words.ts';
import { readScheme, type Scheme } from '../../read/scheme.ts';
import { groupsIn, type Question } from '../../retrieval/question.ts';
import { stem } from '../safety/contraindications.ts';
import { isLater, withFirst } from './later.ts';
import { isWay } from './ways.ts';

/** The details of a dose that a question states. */
export interface DoseQuestion {
  readonly text: string;
  readonly patterns: Patterns;
  readonly question: Question;
  /** What the text says of the place of a dose, if it is not that of the text by itself. */
  readonly scheme?: Scheme;
  /** In kg. */
  readonly weight: number | undefined;
  /** True if the text may be of somebody else as well, so that nobody is left out. */
  readonly isPatientUnclear?: boolean;
  /** Whether the text names what a dose is for in other words, as `fit` names a seizure. */
  readonly namesPurpose?: (dose: Dose) => boolean;
}

interface DoseLines {
  readonly passages: readonly KnownPassage[];
  /** True if the page has further dose lines that are not quoted. */
  readonly hasOthers: boolean;
}

/**
 * Filters the passages of a medication to the doses for the indication, patient, age and weight of a question.
 * Lines that match the indication come first. A line is kept or dropped whole, so that its cautions
 * stay with it.
 */
export function withFittingDoses(
  found: readonly KnownPassage[],
  page: readonly KnownPassage[],
  asked: DoseQuestion,
): DoseLines {
  const at = found.findIndex(({ dose }) => dose);
  const all = page.flatMap((passage) => (passage.dose ? [{ passage, dose: passage.dose }] : []));
  const stated = [groupTest(asked), fitTest(asked)].flatMap((test) => test ?? []);
  const isForAdults: Test = ({ patient }) => patient === 'adult' || patient === 'any';
  // Nobody is stated, so that an adult is meant if the page has a dose of one.
  const tests =
    stated.length === 0 && !asked.isPatientUnclear && all.some(({ dose }) => isForAdults(dose))
      ? [isForAdults]
      : stated;
  const ofPatient = all.filter(({ dose }) => tests.every((test) => test(dose)));
  const indication = indicationOf(
    asked,
    all.map(({ dose }) => dose),
    ofPatient.map(({ dose }) => dose),
  );
  if (at < 0 || (tests.length === 0 && !indication)) return { passages: found, hasOthers: false };
  const rank = (dose: Dose) => (indication?.isAsked(dose) === false ? 1 : 0);
  const fitting = ofPatient
    .filter(({ dose }) => !indication?.isSure || indication.isAsked(dose))
    .sort((a, b) => rank(a.dose) - rank(b.dose))
    .map(({ passage }) => passage);
  const isOther = ({ dose }: KnownPassage) => !dose;
  return {
    passages: [...found.slice(0, at), ...fitting, ...found.slice(at).filter(isOther)],
    hasOthers: fitting.length < all.length,
  };
}

type Test = (dose: Dose) => boolean;

/** Returns the words that distinguish an indication or a question from others. */
const keywordsOf = (of: readonly string[], patterns: Patterns) =>
  new Set(
    tellingWords(of)
      .filter((word) => groupsIn([word], patterns).size === 0 && !isWay(word))
      .map(stem),
  );

/**
 * Returns how doses match the indication of a question, or undefined if the question names no indication of the
 * page. `isAsked` is true for a dose whose indication the question names, or whose indication contains all words
 * of the question. `isSure` is true if the matched indications explain every word: `allergic shock` is more than
 * shock.
 */
function indicationOf(
  { text, patterns, question, scheme = readScheme(text, patterns), namesPurpose = () => false }: DoseQuestion,
  doses: readonly Dose[],
  ofPatient: readonly Dose[],
) {
  const drugs = new Set(question.mentions.flatMap(({ drug, words: name }) => (drug ? name : [])));
  // A breath that is absent is no purpose, as breathing in is part of one.
  const isNoPurpose = (word: string) =>
    patterns('found-in-state').test(word) || (word.startsWith('breath') && saysNoBreath(text, patterns));
  const questionWords = keywordsOf(
    question.keywords.filter((word) => !drugs.has(word) && !isNoPurpose(word)),
    patterns,
  );
  const wordsOf = ({ indication }: Dose) => keywordsOf(words(indication), patterns);
  const isNamed: Test = (dose) => questionWords.size > 0 && isWithin(wordsOf(dose), questionWords);
  const isNamedInPart: Test = (dose) =>
    isNamed(dose) || (questionWords.size > 0 && isWithin(questionWords, wordsOf(dose)));
  if (!doses.some(isNamedInPart)) return undefined;
  // `fit` stands in the purpose of a poisoning by itself, but a seizure is meant as well.
  const isInOtherWords: Test = doses.some(isNamed) ? () => false : namesPurpose;
  const isAsked: Test = (dose) => isNamedInPart(dose) || isInOtherWords(dose);
  const matched = doses.filter(isAsked);
  const { asksLater, asksCourse } = scheme;
  // `rest` names the last part of a scheme, whose other parts are asked for as well.
  if (asksCourse) return { isAsked, isSure: false };
  if (!asksLater && matched.every(isLater)) {
    const withThose = withFirst(matched, doses);
    return { isAsked: (dose: Dose) => withThose.includes(dose), isSure: true };
  }
  // The page may name the purpose otherwise for this patient: sedation of a child is dissociation of an adult.
  if (!ofPatient.some(isAsked)) {
    const isNear: Test = ({ indication, topic }) =>
      matched.some((other) => other.topic === topic) ||
      [...keywordsOf(words(`${indication} ${topic}`), patterns)].some((word) => questionWords.has(word));
    if (ofPatient.some(isNear)) return { isAsked: isNear, isSure: true };
  }
  return { isAsked, isSure: isWithin(questionWords, new Set(matched.flatMap((dose) => [...wordsOf(dose)]))) };
}

const isWithin = (few: ReadonlySet<string>, many: ReadonlySet<string>) =>
  [...few].every((word) => many.has(word));

/** Returns a test for the patient groups of a question. A stated age says more than they do. */
function groupTest({ text, patterns, question: { groups, age } }: DoseQuestion): Test | undefined {
  if (groups.size === 0 || age !== undefined) return undefined;
  // A baby of unknown age may be a newborn.
  const patients = new Set<Group>([
    ...groups,
    ...(patterns('stage-infant').test(text) ? ['newborn' as const] : []),
  ]);
  return ({ patient }) => patient === 'any' || patients.has(patient);
}

/** Returns a test for the age and weight of a question. */
function fitTest({ question: { age }, weight }: DoseQuestion): Test | undefined {
  if (age === undefined && weight === undefined) return undefined;
  const patient = { age: age ?? null, weight: weight ?? null };
  return (dose) => fitOf(dose, patient).state !== 'withheld';
}
