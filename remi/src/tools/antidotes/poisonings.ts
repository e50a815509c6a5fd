import type { Poison } from '@oryx/contract';
import { words } from '@oryx/search';
import { type Drug, drugsOf, type Mention } from '../../drugs/names.ts';
import type { Library } from '../../library.ts';
import type { Patient } from '../../read/patient.ts';
import { type Exposure, readExposure } from '../../read/poisoning.ts';
import { Said } from '../../read/said.ts';
import type { Question } from '../../retrieval/question.ts';
import { meets } from '../danger/danger-signs.ts';

/** What a poisoning is read from. */
export interface Asked {
  readonly text: string;
  readonly patient: Patient;
  readonly question: Question;
}

/** The chart for a poison that no row names. */
export const generalChart = 'algorithm/37';

/** Maximum number of poisons to answer at once. */
const mostPoisons = 3;

/** Returns the poisons that somebody of a text took, or whose antidote is asked for. */
export const poisonsOf = (asked: Asked, library: Library): readonly Poison[] =>
  poisonsIn(asked, library, readExposure(asked.text, library.patterns)).slice(0, mostPoisons);

/** Returns the drugs of a text that were taken as a poison, so that nobody asks whether they may be given. */
export function takenDrugs(asked: Asked, library: Library): ReadonlySet<string> {
  const exposure = readExposure(asked.text, library.patterns);
  const poisons = poisonsIn(asked, library, exposure);
  const isOfPoison = (drug: Drug) => poisons.some((poison) => isPoison(drug, poison, library));
  const taken = asked.question.mentions.filter(
    (mention) => mention.drug && (isOfPoison(mention.drug) || exposure.isOfMuch(mention)),
  );
  return new Set(drugsOf(taken).map(({ name }) => name));
}

/** Returns the drugs that run or were given, and of which the patient has the signs of too much. */
export function toxicIn({ text, patient, question }: Asked, library: Library): readonly Poison[] {
  if (!library.patterns('drug-was-given').test(text)) return [];
  const said = Said.in(text, library.patterns);
  const drugs = drugsOf(question.mentions);
  return library.sources.knowledge.poisons.rows.filter(
    (poison) =>
      poison.toxic !== undefined &&
      (said.saysAny(poison.toxic.said) || poison.toxic.values.some((limits) => meets(patient, limits))) &&
      (said.saysAny(poison.said) || drugs.some((drug) => isPoison(drug, poison, library))),
  );
}

/** Returns true for the haloperidol of `haloperidol after overdose of unknown pills`, and for a benzo that `didnt work`. */
const isGivenAfter = (all: readonly string[], { from, length }: Mention): boolean =>
  /^(?:(?:after|post|in) (?:an? )?(?:od|overdos|poison|intoxicat)|failed|(?:not|did ?n.?t|never) (?:work|help))/.test(
    all.slice(from + length, from + length + 3).join(' '),
  );

function poisonsIn(asked: Asked, library: Library, exposure: Exposure): readonly Poison[] {
  const toxic = toxicIn(asked, library);
  if (toxic.length > 0) return toxic;
  const { text, question } = asked;
  const isAsked = exposure.isStated || exposure.asksAntidote;
  const said = Said.in(text, library.patterns);
  const all = words(text);
  const given = drugsOf(question.mentions.filter((mention) => isGivenAfter(all, mention)));
  const drugs = drugsOf(question.mentions);
  const found = library.sources.knowledge.poisons.rows.filter(
    (poison) =>
      said.saysAny(poison.alone) ||
      (isAsked &&
        !given.some((drug) => isPoison(drug, poison, library)) &&
        (said.saysAny(poison.said) || drugs.some((drug) => isPoison(drug, poison, library)))),
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

/** Returns true if one of two drugs is the antidote of the other, or has a dose for those who had the other. */
export const isAntidotePair = (one: Drug, other: Drug, library: Library): boolean =>
  [[one, other] as const, [other, one] as const].some(
    ([antidote, drug]) =>
      isForThoseOn(antidote, drug, library) ||
      library.sources.knowledge.poisons.rows.some(
        (poison) =>
          poison.doses.some((dose) => library.drug(dose.drug)?.name === antidote.name) &&
          isPoison(drug, poison, library),
      ),
  );

/** Returns true if a dose of a drug names the other drug or its class: too deep sedation by a benzodiazepine. */
function isForThoseOn({ medication }: Drug, drug: Drug, library: Library): boolean {
  const names = [drug.name, ...library.pairs.classesOf(drug)];
  const purposes = medication?.doses.map(({ indication }) => indication).join('. ') ?? '';
  return library.drugsIn(purposes).some(({ name }) => names.includes(name));
}

export function isPoison(drug: Drug, poison: Poison, library: Library): boolean {
  const names = [drug.name, ...library.pairs.classesOf(drug)];
  return poison.drugs.some((name) => names.includes(library.drug(name)?.name ?? name));
}
