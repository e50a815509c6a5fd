import type { Dose, Medication } from '@oryx/contract';
import { doseParts, excessOf, type Recipient, type StatedPatient } from '@oryx/doses';
import { Mentions, tellingWords, words } from '@oryx/search';
import { type Drug, drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { spansOf } from '../../read/patient.ts';
import { routesIn } from '../../read/routes.ts';
import type { Overdose } from '../../remi.ts';
import { groupsIn, type Question } from '../../retrieval/question.ts';
import { type StatedDose, statedDoses } from './stated-doses.ts';

/** Returns the patient of a question. An adult is assumed if it states none. */
function patientOf({ groups, age, weight }: Question): StatedPatient {
  const group = (['newborn', 'child'] as const).find((each) => groups.has(each)) ?? 'adult';
  return { group, age, weight };
}

/** Returns the doses of a message that are above what Oryx states for its patient. */
export function overdosesOfMessage({
  text,
  patterns,
  question,
  patient,
}: Pick<Facts, 'text' | 'patterns' | 'question'> & Partial<Pick<Facts, 'patient'>>): readonly Overdose[] {
  const values = patient ? spansOf(patient) : [];
  const stated = statedDoses(text, { mentions: question.mentions, patterns, values });
  const distinct = new Map(
    stated.map((dose) => [JSON.stringify([dose.drug.name, dose.given, dose.routes]), dose]),
  );
  return [...distinct.values()].flatMap((dose) => overdoseOf(dose, [patientOf(question)], [text]));
}

/** Returns the dose with what it is above, if it is so for each of the patients. The texts tell its purpose. */
function overdoseOf(
  dose: StatedDose,
  patients: readonly StatedPatient[],
  texts: readonly string[],
): readonly Overdose[] {
  const { medication } = dose.drug;
  if (!medication) return [];
  const topics = texts.map((text) => topicsIn(text, medication)).find((each) => each.length > 0) ?? [];
  const excesses = patients.map((patient) => {
    const recipient: Recipient = { ...patient, routes: dose.routes, topics };
    return excessOf(dose.given, medication, recipient);
  });
  if (excesses.includes(null)) return [];
  const exceeded = excesses.flatMap((excess) => excess?.above ?? []);
  const above = [...new Map(exceeded.map((each) => [each.rule, each])).values()];
  return [{ medication, above, start: dose.start, end: dose.end }];
}

/** Words of topics that name no purpose. */
const general = new Set(words('after with from before severe acute without other'));

/**
 * Returns the topics of the doses whose purpose a text names: by the topic, or by every word of the indication. With
 * one of them, each topic counts that shares a word with the text, so that "arrest" is enough beside "anaphylaxis".
 */
function topicsIn(text: string, { doses }: Medication): readonly string[] {
  const said = new Set(words(text));
  const isSaid = (word: string) => said.has(word);
  const isNamed = ({ topic, indication }: Dose) =>
    new Mentions([[topic]]).in([text]).length > 0 || tellingWords(words(indication)).every(isSaid);
  if (!doses.some(isNamed)) return [];
  const isTouched = ({ topic }: Dose) =>
    tellingWords(words(topic)).some((word) => !general.has(word) && isSaid(word));
  return [...new Set(doses.filter((dose) => isNamed(dose) || isTouched(dose)).map(({ topic }) => topic))];
}

/** A part of an answer, with the line that it stands in. */
interface Part {
  readonly text: string;
  readonly line: string;
  /** Position in the answer. */
  readonly at: number;
}

/**
 * Returns the doses of an answer that are above what Oryx states for the patient of a question. Drug, patient,
 * routes and purpose are those of the sentence, else of its line, else those spoken of before or in the question.
 * An unknown patient may be anybody.
 */
export function overdosesOfAnswer(
  answer: string,
  question: Question & { readonly text: string },
  library: Pick<Library, 'mentionsIn' | 'patterns'>,
): readonly Overdose[] {
  const copied = copiedFrom(answer, drugsOf(library.mentionsIn(answer)));
  let spokenOf: Drug | undefined;
  return partsOf(answer).flatMap(({ text, line, at }) => {
    const { patterns } = library;
    const mentions = library.mentionsIn(text);
    const routes = [text, line].map((each) => routesIn(each, patterns)).find((each) => each.length > 0) ?? [];
    const doses = statedDoses(text, {
      mentions,
      patterns,
      near: Number.POSITIVE_INFINITY,
      drug: spokenOf,
      routes,
    });
    spokenOf = mentions.findLast(({ drug }) => drug)?.drug ?? spokenOf;
    return doses
      .map((dose) => ({ ...dose, start: at + dose.start, end: at + dose.end }))
      .filter(({ start, end }) => !copied.some(({ from, to }) => from <= start && end <= to))
      .flatMap((dose) =>
        overdoseOf(dose, patientsOf(text, line, dose, { question, patterns }), [text, line, question.text]),
      );
  });
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Returns the spans of an answer that are copied from a page: a dose with its patient and purpose, or a remark. */
function copiedFrom(answer: string, drugs: readonly Drug[]): readonly Span[] {
  const parts = drugs
    .flatMap(({ medication }) => medication ?? [])
    .flatMap(({ doses, concentrations }) => doses.map((dose) => doseParts(dose, concentrations)));
  return parts
    .flatMap(({ heading, size, more }) => [`${heading}: ${size}`, ...more])
    .flatMap((copy) => positionsOf(copy, answer).map((from) => ({ from, to: from + copy.length })));
}

/** Returns every position of a part in a text. */
function positionsOf(part: string, text: string): readonly number[] {
  const pieces = text.split(part).slice(0, -1);
  return pieces.map((_, at) => pieces.slice(0, at + 1).join(part).length);
}

/** Returns the sentences of an answer. */
function partsOf(answer: string): readonly Part[] {
  let at = 0;
  return answer.split(/(?<=\n)/).flatMap((line) =>
    line.split(/(?<=[.!?;]\s)/).map((text) => {
      at += text.length;
      return { text, line, at: at - text.length };
    }),
  );
}

const everybody = ['adult', 'child', 'newborn'] as const;

/**
 * Returns the patients that a dose of an answer may be for. The weight of the question counts for totals alone: an
 * amount per kg and its largest amount are those of a page, for any weight.
 */
function patientsOf(
  text: string,
  line: string,
  { given }: StatedDose,
  { question, patterns }: Pick<Facts, 'question' | 'patterns'>,
): readonly StatedPatient[] {
  const asked = patientOf(question);
  const isKnown = question.groups.size > 0 || question.weight !== undefined;
  const named = [text, line].map((each) => groupsIn(words(each), patterns)).find((each) => each.size > 0);
  const groups = named ? [...named] : isKnown ? [asked.group] : everybody;
  return groups.map((group) => {
    if (!isKnown || group !== asked.group || given.isMost) return { group };
    return { group, age: asked.age, ...(given.isPerKg ? {} : { weight: asked.weight }) };
  });
}
