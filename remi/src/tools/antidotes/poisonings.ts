import type { Algorithm, AlgorithmStep, DangerSign, Poison } from '@oryx/contract';
import { fitOf } from '@oryx/doses';
import { type Drug, drugsOf } from '../../drugs/names.ts';
import type { Library } from '../../library.ts';
import type { KnownPassage } from '../../passages/passage.ts';
import { type Patient, signValue } from '../../read/patient.ts';
import { type Exposure, readExposure } from '../../read/poisoning.ts';
import { Said } from '../../read/said.ts';
import type { Question } from '../../retrieval/question.ts';
import { valueOfVital } from '../danger/danger-signs.ts';

/** A poison of a text, with what Oryx has against it. */
export interface Poisoning {
  readonly poison: Poison;
  readonly chart: Algorithm | undefined;
  /** The steps of the chart for this poison, in its order. */
  readonly steps: readonly AlgorithmStep[];
  /** The doses of the antidotes for this patient, by drug. */
  readonly doses: readonly { readonly drug: Drug; readonly passages: readonly KnownPassage[] }[];
}

/** What a poisoning is read from. */
interface Asked {
  readonly text: string;
  readonly patient: Patient;
  readonly question: Question;
}

/** Maximum number of poisons to answer at once. */
const mostPoisons = 3;

/** Returns the poisons that somebody of a text took, or whose antidote is asked for. */
export function poisoningsIn(asked: Asked, library: Library): readonly Poisoning[] {
  return poisonsIn(asked, library, readExposure(asked.text, library.patterns))
    .slice(0, mostPoisons)
    .map((poison) => poisoningOf(poison, asked, library));
}

/** Returns the drugs of a text that were taken as a poison, so that nobody asks whether they may be given. */
export function takenDrugs(asked: Asked, library: Library): ReadonlySet<string> {
  const exposure = readExposure(asked.text, library.patterns);
  const poisons = poisonsIn(asked, library, exposure);
  const names = drugsOf(asked.question.mentions)
    .filter((drug) => poisons.some((poison) => isPoison(drug, poison, library)))
    .map(({ name }) => name);
  return new Set(names);
}

/** Returns the drugs that run or were given, and of which the patient has the signs of too much. */
export function toxicIn({ text, patient, question }: Asked, library: Library): readonly Poison[] {
  if (!library.patterns('drug-was-given').test(text)) return [];
  const said = Said.in(text, library.patterns);
  const drugs = drugsOf(question.mentions);
  const isLow = ({ of, below, from }: DangerSign['when'][number]) => {
    const value = valueOfVital(patient, of);
    return value !== undefined && (below === null || value < below) && (from === null || value >= from);
  };
  return library.sources.knowledge.poisons.rows.filter(
    (poison) =>
      poison.toxic !== undefined &&
      (said.saysAny(poison.toxic.said) || poison.toxic.values.some(isLow)) &&
      (said.saysAny(poison.said) || drugs.some((drug) => isPoison(drug, poison, library))),
  );
}

function poisonsIn(asked: Asked, library: Library, exposure: Exposure): readonly Poison[] {
  const toxic = toxicIn(asked, library);
  if (toxic.length > 0) return toxic;
  const { text, question } = asked;
  const isAsked = exposure.isStated || exposure.asksAntidote;
  const said = Said.in(text, library.patterns);
  const drugs = drugsOf(question.mentions);
  const found = library.sources.knowledge.poisons.rows.filter(
    (poison) =>
      said.saysAny(poison.alone) ||
      (isAsked && (said.saysAny(poison.said) || drugs.some((drug) => isPoison(drug, poison, library)))),
  );
  // An antidote may itself be a poison: atropine or insulin beside the poison that it is given for.
  const antidotes = found.flatMap(({ doses }) => doses.flatMap(({ drug }) => library.drug(drug) ?? []));
  const others = found.filter(
    (poison) =>
      !antidotes.some(
        (drug) => isPoison(drug, poison, library) || poison.said.some((name) => name === drug.name),
      ),
  );
  return others.length > 0 ? others : found;
}

/** Returns true if one of two drugs is the antidote of the other. */
export const isAntidotePair = (one: Drug, other: Drug, library: Library): boolean =>
  library.sources.knowledge.poisons.rows.some((poison) =>
    [[one, other] as const, [other, one] as const].some(
      ([antidote, drug]) =>
        poison.doses.some((dose) => library.drug(dose.drug)?.name === antidote.name) &&
        isPoison(drug, poison, library),
    ),
  );

function isPoison(drug: Drug, poison: Poison, library: Library): boolean {
  const names = [drug.name, ...library.pairs.classesOf(drug)];
  return poison.drugs.some((name) => names.includes(library.drug(name)?.name ?? name));
}

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
 * place of the usual one: 10 mL of calcium chloride are not 30 mL of calcium gluconate.
 */
function askedFor(poison: Poison, question: Question, library: Library): Poison['doses'] {
  const asked = drugsOf(question.mentions).filter((drug) => !isPoison(drug, poison, library));
  return poison.doses.flatMap((usual) => {
    const isFor = (drug: Drug) =>
      library.passagesOfDrug(drug).some(({ dose }) => dose && usual.topics.includes(dose.topic));
    const named = asked.filter(isFor);
    return named.length === 0 ? [usual] : named.map(({ name }) => ({ ...usual, drug: name }));
  });
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
  const isChild = group === 'child' || (group === undefined && weight !== null && weight < adultWeight);
  return of === 'any' || (isChild ? of !== 'adult' : of === 'adult');
}

/** Weight in kg below which a patient of unknown age counts as a child. */
const adultWeight = 30;
