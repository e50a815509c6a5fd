import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { signValue } from '../../read/patient.ts';
import type { Block } from '../../remi.ts';
import { askedDrug, asksOtherSection, newNames, type PagedDrug } from './asked-drug.ts';
import { namesPurpose } from './chosen-doses.ts';
import { doseAnswer } from './dose-answer.ts';

/** Most drugs whose doses are given at once. */
const mostDrugs = 4;

const plural = /\b(?:doses|dosages|dosisse)\b/i;

/** Returns the drugs whose doses a text asks for, if they are several: `rocephin and flagyl doses`. */
export function severalAsked(facts: Facts, library: Library): readonly PagedDrug[] {
  const { question, patient } = facts;
  const isOfOne = askedDrug(facts) !== undefined && !plural.test(facts.text);
  if (facts.isOfSeveral || isOfOne || asksOtherSection(question.sections)) return [];
  const fresh = newNames(facts);
  const named = drugsOf(question.mentions).filter(({ name }) => fresh.has(name));
  const drugs = named.flatMap(({ name, medication }) => (medication ? [{ name, medication }] : []));
  if (drugs.length < 2 || drugs.length < named.length || drugs.length > mostDrugs) return [];
  const isAsked =
    question.sections.has('dose') ||
    signValue(patient, 'weight') !== undefined ||
    drugs.every(({ medication }) => namesPurpose(medication, facts, library));
  return isAsked ? drugs : [];
}

/** Returns the first dose of each of several drugs, and where the others stand. */
export const severalDoses = (drugs: readonly PagedDrug[], facts: Facts, library: Library): Block[] =>
  drugs.flatMap(({ name }) => {
    const { question } = facts;
    const mentions = question.mentions.filter(({ drug }) => !drug || drug.name === name);
    const blocks = doseAnswer({ ...facts, question: { ...question, mentions } }, library);
    const first = blocks.findIndex(({ card }) => card);
    return blocks.filter(({ card, slot }, at) => (card ? at === first : slot !== 'more'));
  });
