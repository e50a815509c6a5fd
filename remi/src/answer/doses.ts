import { tellingWords, words } from '@oryx/content/search';
import type { Dose, Weights } from '@oryx/contract';
import type { Group, KnownPassage } from '../passages/passage.ts';
import { stemOf } from '../retrieval/passage-index.ts';
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

/** More lines than these are not read. */
const mostLines = 6;

/**
 * The found passages of a drug's page with only those dose lines that are for the indication, the patient and
 * the weight of a question; the lines for this weight come first. A line is kept or left out whole, so that
 * its cautions stay with it.
 */
export function withFittingDoses(
  found: readonly KnownPassage[],
  page: readonly KnownPassage[],
  asked: DoseQuestion,
): DoseLines {
  const at = found.findIndex(({ dose }) => dose);
  const all = page.flatMap((passage) => (passage.dose ? [{ passage, dose: passage.dose }] : []));
  const isAsked = [indicationTest(asked, all), patientTest(asked), weightTest(asked)].flatMap(
    (test) => test ?? [],
  );
  if (at < 0 || isAsked.length === 0) return { passages: found, hasOthers: false };
  const place = new Map(found.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: KnownPassage) => place.get(id) ?? found.length;
  const isForWeight = ({ weights }: Dose) => (asked.weight !== undefined && weights ? 0 : 1);
  const fitting = all
    .filter(({ dose }) => isAsked.every((test) => test(dose)))
    .sort((a, b) => isForWeight(a.dose) - isForWeight(b.dose) || placeOf(a.passage) - placeOf(b.passage))
    .map(({ passage }) => passage)
    .slice(0, mostLines);
  const isOther = ({ dose }: KnownPassage) => !dose;
  return {
    passages: [...found.slice(0, at), ...fitting, ...found.slice(at).filter(isOther)],
    hasOthers: fitting.length < all.length,
  };
}

type Test = (dose: Dose) => boolean;

/** Words of an indication or a question that tell it from others. */
const telling = (of: readonly string[]) =>
  tellingWords(of)
    .filter((word) => groupsIn([word]).size === 0)
    .map(stemOf);

/**
 * An indication is asked for whose words all stand in the question, or which holds all that the question is
 * about. Where no indication of the page is, none is left out: its words may have been others.
 */
function indicationTest({ question }: DoseQuestion, all: readonly { dose: Dose }[]): Test | undefined {
  const drugs = new Set(question.mentions.flatMap(({ drug, words: name }) => (drug ? name : [])));
  const said = new Set(telling(question.telling.filter((word) => !drugs.has(word))));
  const isAsked = ({ indication }: Dose) => {
    const own = new Set(telling(words(indication)));
    return said.size > 0 && (isWithin(own, said) || isWithin(said, own));
  };
  return all.some(({ dose }) => isAsked(dose)) ? isAsked : undefined;
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
