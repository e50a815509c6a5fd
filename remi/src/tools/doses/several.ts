import { words } from '@oryx/search';
import { type Drug, drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { signValue } from '../../read/patient.ts';
import { askedDrug, asksOtherSection, newNames, type PagedDrug } from './asked-drug.ts';
import { namesPurpose } from './chosen-doses.ts';

/** Most drugs whose doses are given at once. */
const mostDrugs = 4;

const plural = /\b(?:doses|dosages|dosisse)\b/i;

/** Returns a drug, or of a group of drugs those that have a dose for what a text says: `steroid for croup`. */
function membersOf(drug: Drug, facts: Facts, library: Library): readonly Drug[] {
  const [group, isAny] = drug.name.toLowerCase().split(' (any)');
  if (group === undefined || isAny === undefined) return [drug];
  const { pairs, sources } = library;
  // A wider class, such as all that lowers the blood pressure, holds drugs of other groups.
  const kinds = pairs.classesOf(drug);
  const own = kinds.filter((kind) => kind.toLowerCase().includes(group));
  return sources.medications
    .map((medication) => ({ name: medication.name, medication }))
    .filter((each) => kinds.includes(each.name) || pairs.classesOf(each).some((kind) => own.includes(kind)))
    .filter(({ medication }) => namesPurpose(medication, facts, library));
}

/**
 * Returns the drugs whose doses a text asks for, if they are several: `rocephin and flagyl for the appendix`. Of drugs
 * that stand apart the one beside a word for a dose is meant alone, unless that word is a plural.
 */
export function severalAsked(facts: Facts, library: Library): readonly PagedDrug[] {
  const { question, patient, text } = facts;
  const fresh = newNames(facts);
  const mentions = question.mentions.filter(({ drug }) => drug && fresh.has(drug.name));
  const all = words(text);
  const isJoined = mentions.some(({ from }, at) => {
    const before = mentions[at - 1];
    const between = before ? all.slice(before.from + before.length, from) : [];
    return between.length === 1 && /^(?:and|n|en|plus|e)$/.test(between[0] ?? '');
  });
  const isOfOne = askedDrug(facts) !== undefined && !isJoined && !plural.test(text);
  if (facts.isOfSeveral || isOfOne || asksOtherSection(question.sections)) return [];
  const named = drugsOf(mentions).flatMap((drug) => membersOf(drug, facts, library));
  const drugs = named.flatMap(({ name, medication }) => (medication ? [{ name, medication }] : []));
  const isGroup = mentions.some(({ drug }) => drug?.name.endsWith('(any)'));
  if (drugs.length < (isGroup ? 1 : 2) || drugs.length < named.length || drugs.length > mostDrugs) return [];
  const isAsked =
    question.sections.has('dose') ||
    signValue(patient, 'weight') !== undefined ||
    drugs.every(({ medication }) => namesPurpose(medication, facts, library));
  return isAsked ? drugs : [];
}
