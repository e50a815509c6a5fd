import type { Facts } from '../facts.ts';
import { measures } from '../read/measures.ts';
import type { ReadFact } from './protocol.ts';

/** Returns what Oryx read in a message and in the state of the conversation, without the message itself. */
export function readFactsOf({ patient, question, allergies }: Facts): readonly ReadFact[] {
  const facts: Omit<ReadFact, 'id'>[] = [];
  for (const [key, { latest }] of patient.signs)
    facts.push({ what: 'number', text: `${nameOf(key)} ${latest.value} ${unitOf(key)}` });
  if (patient.pressure) facts.push({ what: 'number', text: pressureText(patient.pressure.latest) });
  if (patient.age) facts.push({ what: 'number', text: `age ${patient.age}` });
  for (const name of new Set(question.mentions.flatMap(({ drug }) => drug?.name ?? [])))
    facts.push({ what: 'drug', text: name });
  for (const stated of allergies.stated) facts.push({ what: 'allergy', text: `allergy to ${stated}` });
  if (allergies.isNone) facts.push({ what: 'negation', text: 'no allergies' });
  if (patient.isPregnant) facts.push({ what: 'patient', text: 'pregnant' });
  if (patient.group) facts.push({ what: 'patient', text: patient.group });
  if (patient.sex) facts.push({ what: 'patient', text: patient.sex });
  return facts.map((fact, at) => ({ id: `f${at + 1}`, ...fact }));
}

export const pressureText = ({ value, diastolic }: { readonly value: number; readonly diastolic?: number }) =>
  `bp ${value}${diastolic === undefined ? '' : `/${diastolic}`}`;

const measureOf = (key: string) => measures.find((each) => each.key === key);

/** Returns a name of a measure that Oryx reads. */
export const nameOf = (key: string): string =>
  measureOf(key)?.names?.[0] ?? measureOf(key)?.weakNames?.[0] ?? key;
export const unitOf = (key: string): string => measureOf(key)?.unit ?? '';
