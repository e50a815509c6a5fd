import type { ChatPatient, ChatState } from '@oryx/contract';
import type { Patterns } from '@oryx/search';
import { defined } from '../defined.ts';
import type { Allergies } from '../read/allergies.ts';
import type { Patient } from '../read/patient.ts';
import type { Question } from '../retrieval/question.ts';

/** What a message states on its own. */
export interface Stated {
  readonly text: string;
  /** What the text was read with. */
  readonly patterns: Patterns;
  readonly question: Question;
  readonly patient: Patient;
  readonly allergies: Allergies;
  /** The names of the drugs that the patient takes at home. */
  readonly atHome: readonly string[];
  readonly isOfSeveral: boolean;
}

/** What a message takes from the conversation before it. */
export interface Inherited {
  readonly slots: ChatState;
  /** How the treatment before the message has failed, if it says so. */
  readonly failed?: 'no effect' | 'vomited' | 'no vein';
  /** How the message goes on from the answer before: that was done, or its question is answered. */
  readonly reply?: 'done' | 'yes' | 'no';
  /** The drug before that was given, of a message that asks what comes next. */
  readonly given?: string;
  /** True if the message tells of a sign of too much of the drug before, which was given then. */
  readonly isTooMuch?: boolean;
  /** True if the message is about another patient than the one before. */
  readonly isOther: boolean;
  /** What was known of another patient, and is not used. */
  readonly leftOut?: ChatPatient;
  /** True if nobody can tell whom the message is about. */
  readonly isPatientUnclear: boolean;
}

/** What a message inherits that has no conversation before it, or takes nothing from it. */
export const nothing: Inherited = { slots: {}, isOther: false, isPatientUnclear: false };

/** Returns what a message states of its patient, as slots. */
export function patientSlots({ patient, question, allergies, atHome }: Stated): ChatPatient {
  const { days, sex, stage, isPregnant, isAfterBirth, signs, pressure } = patient;
  const weight = signs.get('weight')?.latest.value;
  const [group, ...otherGroups] = [...question.groups];
  const own =
    stage === 'newborn' ? 'newborn' : (patient.group ?? (otherGroups.length === 0 ? group : undefined));
  const values = [...signs]
    .filter(([key]) => key !== 'weight')
    .map(([key, { latest }]) => [key, latest.value]);
  const latest = pressure?.latest;
  return defined({
    age: days,
    weight,
    group: own,
    sex,
    isPregnant: isPregnant || undefined,
    isAfterBirth: isAfterBirth || undefined,
    allergies: allergies.stated.length > 0 ? allergies.stated.flatMap(slotText) : undefined,
    takes: atHome.length > 0 ? atHome.flatMap(slotText) : undefined,
    values: values.length > 0 ? Object.fromEntries(values) : undefined,
    pressure: latest && defined({ systolic: latest.value, diastolic: latest.diastolic }),
  });
}

/** Returns a text as a slot can hold it, or none. */
export function slotText(text: string): string[] {
  const kept = text
    .replaceAll(/[^\p{L}\p{M}\p{N} '’()/%+,-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
  return /^[\p{L}\p{N}]/u.test(kept) ? [kept] : [];
}
