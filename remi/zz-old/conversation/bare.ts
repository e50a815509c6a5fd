import type { Patterns } from '@oryx/search';
import type { Allergies } from '../read/allergies.ts';
import { observations, type Patient } from '../read/patient.ts';
import type { Question } from '../retrieval/question.ts';

/** What a message states, as far as it shows whether there is a subject. */
interface Message {
  readonly text: string;
  readonly patterns: Patterns;
  readonly question: Question;
  readonly patient: Patient;
  readonly allergies: Allergies;
}

/** Returns true if a message has no subject: a greeting, thanks, or an unfinished request. */
export function isBare({ text, patterns, question, patient, allergies }: Message): boolean {
  if (question.mentions.length > 0 || observations(patient) > 0 || allergies.stated.length > 0) return false;
  const said = text.replace(/^\W+/, '');
  const rest = said.replaceAll(new RegExp(patterns('polite'), 'gi'), '');
  return patterns('begun-request').test(said) || !/[\p{L}\d]/u.test(rest);
}
