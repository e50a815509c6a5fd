import type { Algorithm, AlgorithmStep, Poison } from '@oryx/contract';
import { fitOf, guards } from '@oryx/doses';
import { type Drug, drugsOf } from '../../drugs/names.ts';
import type { Library } from '../../library.ts';
import type { KnownPassage } from '../../passages/passage.ts';
import { type Patient, signValue } from '../../read/patient.ts';
import type { Question } from '../../retrieval/question.ts';
import { type Asked, isAntidotePair, isPoison, poisonsOf } from './poisonings.ts';

/** A poison of a text, with what Oryx has against it. */
export interface Poisoning {
  readonly poison: Poison;
  readonly chart: Algorithm | undefined;
  /** The steps of the chart for this poison, in its order. */
  readonly steps: readonly AlgorithmStep[];
  /** The doses of the antidotes for this patient, by drug. */
  readonly doses: readonly { readonly drug: Drug; readonly passages: readonly KnownPassage[] }[];
}

/** Returns the poisons of a text with their antidotes for this patient. */
export const poisoningsIn = (asked: Asked, library: Library): readonly Poisoning[] =>
  poisonsOf(asked, library).map((poison) => poisoningOf(poison, asked, library));

function poisoningOf(poison: Poison, { patient, question }: Asked, library: Library): Poisoning {
  const chart = library.sources.algorithms.find(({ id }) => `algorithm/${id}` === poison.chart);
  return {
    poison,
    chart,
    steps: (chart?.steps ?? []).filter(({ id }) => poison.steps.includes(id)),
    doses: askedFor(poison, question, library).flatMap(({ drug: name, topics }) => {
      const drug = library.drug(name);
      if (!drug) return [];
      const passages = library
        .passagesOfDrug(drug)
        .filter(({ dose }) => dose && topics.includes(dose.topic) && isFor(dose, patient, question));
      return passages.length > 0 ? [{ drug, passages }] : [];
    }),
  };
}

/**
 * Returns the doses of the antidotes of a poison. A drug that is asked for with a dose for the same purpose stands in the
 * place of the usual one: 10 mL of calcium chloride are not 30 mL of calcium gluconate. What is asked for comes first.
 */
function askedFor(poison: Poison, question: Question, library: Library): Poison['doses'] {
  const mentioned = drugsOf(question.mentions);
  const asked = mentioned.filter((drug) => !isPoison(drug, poison, library));
  const usual = poison.doses.map(({ drug }) => library.drug(drug)?.name);
  const names = [...asked.map(({ name }) => name), ...usual];
  const place = ({ drug }: Poison['doses'][number]) => names.indexOf(library.drug(drug)?.name);
  const isAgainst = (drug: Drug) => (other: Drug) =>
    isPoison(other, poison, library) && isAntidotePair(drug, other, library);
  // Flumazenil is no usual antidote, but its dose may be asked for.
  const others = asked
    .filter((drug) => !usual.includes(drug.name) && mentioned.some(isAgainst(drug)))
    .map(({ name, medication }) => ({
      drug: name,
      topics: medication?.doses.map(({ topic }) => topic) ?? [],
    }));
  const askedFirst = poison.doses.toSorted((one, other) => place(one) - place(other));
  const first = askedFirst.flatMap((each) => {
    const isFor = (drug: Drug) =>
      library.passagesOfDrug(drug).some(({ dose }) => dose && each.topics.includes(dose.topic));
    const named = asked.filter(isFor);
    return named.length === 0 ? [each] : named.map(({ name }) => ({ ...each, drug: name }));
  });
  return [...others, ...first];
}

/** Returns true if a dose may be for the patient. Nobody is stated: an adult is meant. */
function isFor(
  dose: NonNullable<KnownPassage['dose']>,
  patient: Patient,
  { groups }: Pick<Question, 'groups'>,
): boolean {
  const weight = signValue(patient, 'weight') ?? null;
  const { days, group, stage } = patient;
  if (days === undefined && stage === 'newborn' && dose.patient !== 'newborn' && dose.patient !== 'any')
    return false;
  if (days !== undefined || weight !== null) {
    const state = fitOf(dose, { age: days ?? null, weight }).state;
    return state !== 'withheld' && (days !== undefined || isOfGroup(dose.patient, patient, weight));
  }
  if (stage === 'newborn') return dose.patient === 'newborn' || dose.patient === 'any';
  const isChild = group === 'child' || (group === undefined && groups.has('child') && !groups.has('adult'));
  return dose.patient === 'any' || isChild === (dose.patient === 'child');
}

function isOfGroup(of: string, { group }: Patient, weight: number | null): boolean {
  const isChild =
    group === 'child' || (group === undefined && weight !== null && weight < guards.lightestAdult);
  return of === 'any' || (isChild ? of !== 'adult' : of === 'adult');
}
