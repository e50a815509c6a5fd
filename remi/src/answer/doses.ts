import { tellingWords, words } from '@oryx/content/search';
import type { Dose, Weights } from '@oryx/contract';
import { stem } from '../interactions/conditions.ts';
import type { Group, KnownPassage } from '../passages/passage.ts';
import { groupsIn, type Question } from '../retrieval/question.ts';

/** What a question says of the dose that it asks for. */
export interface DoseQuestion {
  readonly text: string;
  readonly question: Question;
  /** In kg. */
  readonly weight: number | undefined;
}

interface DoseLines {
  readonly passages: readonly KnownPassage[];
  /** Whether other dose lines stand on the page. */
  readonly hasOthers: boolean;
}

/** More lines than these are not read; fewer could part what belongs together, such as stable and unstable. */
const mostLines = 10;

/**
 * The found passages of a drug's page with only those dose lines that are for the indication, the patient and
 * the weight of a question; the lines for this indication and weight come first. A line is kept or left out
 * whole, so that its cautions stay with it.
 */
export function withFittingDoses(
  found: readonly KnownPassage[],
  page: readonly KnownPassage[],
  asked: DoseQuestion,
): DoseLines {
  const at = found.findIndex(({ dose }) => dose);
  const all = page.flatMap((passage) => (passage.dose ? [{ passage, dose: passage.dose }] : []));
  const indication = indicationOf(
    asked,
    all.map(({ dose }) => dose),
  );
  const tests = [patientTest(asked), weightTest(asked)].flatMap((test) => test ?? []);
  if (at < 0 || (tests.length === 0 && !indication)) return { passages: found, hasOthers: false };
  const rank = (dose: Dose) =>
    (indication?.isAsked(dose) === false ? 2 : 0) +
    (asked.weight !== undefined && dose.weights === null ? 1 : 0);
  const fitting = all
    .filter(({ dose }) => tests.every((test) => test(dose)))
    .filter(({ dose }) => !indication?.isSure || indication.isAsked(dose))
    .sort((a, b) => rank(a.dose) - rank(b.dose))
    .map(({ passage }) => passage)
    .slice(0, mostLines);
  const isOther = ({ dose }: KnownPassage) => !dose;
  return {
    passages: [...found.slice(0, at), ...fitting, ...found.slice(at).filter(isOther)],
    hasOthers: fitting.length < all.length,
  };
}

type Test = (dose: Dose) => boolean;

/** Ways to give a drug, which name no indication. */
const ways = new Set(
  words('iv im io sc po pr oral rectal nebulised nebuliser neb nasal intranasal buccal pump line'),
);

/** Words of an indication or a question that tell it from others. */
const telling = (of: readonly string[]) =>
  new Set(
    tellingWords(of)
      .filter((word) => groupsIn([word]).size === 0 && !ways.has(word))
      .map(stem),
  );

/**
 * Which doses are for the indication of a question: those whose indication stands in it, or holds all that it
 * is about. It is sure where that explains every word: `allergic shock` is not only shock. None where no
 * indication of the page is asked for, for its words may have been others.
 */
function indicationOf({ question }: DoseQuestion, doses: readonly Dose[]) {
  const drugs = new Set(question.mentions.flatMap(({ drug, words: name }) => (drug ? name : [])));
  const said = telling(question.telling.filter((word) => !drugs.has(word)));
  const wordsOf = ({ indication }: Dose) => telling(words(indication));
  const isAsked: Test = (dose) => {
    const own = wordsOf(dose);
    return said.size > 0 && (isWithin(own, said) || isWithin(said, own));
  };
  const matched = doses.filter(isAsked);
  if (matched.length === 0) return undefined;
  return { isAsked, isSure: isWithin(said, new Set(matched.flatMap((dose) => [...wordsOf(dose)]))) };
}

const isWithin = (few: ReadonlySet<string>, many: ReadonlySet<string>) =>
  [...few].every((word) => many.has(word));

/** A baby of unknown age may be a newborn. */
const baby = /\b(?:baby|babies|infants?)\b/i;

function patientTest({ text, question: { groups, age } }: DoseQuestion): Test | undefined {
  if (groups.size === 0) return undefined;
  const patients = new Set<Group>([
    ...groups,
    ...(age === undefined && baby.test(text) ? ['newborn' as const] : []),
  ]);
  return ({ patient }) => patient === 'any' || patients.has(patient);
}

const weightTest = ({ weight }: DoseQuestion): Test | undefined =>
  weight === undefined ? undefined : ({ weights }) => weights === null || includes(weights, weight);

/** Whether weights take in a weight, in kg. */
function includes({ from, over, under, upTo }: Weights, weight: number): boolean {
  return (
    (from === null || weight >= from) &&
    (over === null || weight > over) &&
    (under === null || weight < under) &&
    (upTo === null || weight <= upTo)
  );
}
