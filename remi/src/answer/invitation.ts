import { observations } from '../read/patient.ts';
import type { Block } from '../remi.ts';
import { frame } from './blocks.ts';
import type { AnswerKind, Request } from './request.ts';

/** Words of a greeting, or of a request without a subject. */
const polite =
  /\b(?:hello|hi|hey|howzit|good (?:morning|afternoon|evening|day)|greetings|thank(?: ?you|s)?|thanks|cheers|dankie|ok(?:ay)?|bye|goodbye|please|remi|so much|very much|a lot|who are you|what can you do|help)\b/gi;
const begun =
  /^\W*(?:please\s+)?(?:summari[sz]e(?: (?:this|the|my))?(?: patient)?|i?sbar|(?:i?sbar )?hand ?over|suggest differentials(?: for)?|differentials|check (?:these |my )?(?:medicines|meds|drugs)(?: for interactions)?|explain(?: the)?(?: diagnosis)?|(?:create|make|write) (?:a |the )?care ?plan(?: for)?|care ?plan)\W*$/i;

/** Returns true if a message has no subject: a greeting, thanks, or an unfinished request. */
export function isBare({ text, finding: { question }, patient, allergies }: Request): boolean {
  if (question.mentions.length > 0 || observations(patient) > 0 || allergies.stated.length > 0) return false;
  return begun.test(text) || !/[\p{L}\d]/u.test(text.replaceAll(polite, ''));
}

const prompts: Readonly<Record<AnswerKind, string>> = {
  interactions: 'Name the drugs to check, such as "amiodarone and digoxin".',
  handover:
    'Tell me the patient, without a name: age and sex, complaint, times, heart rate, blood pressure, respiratory rate, oxygen saturation and whether on oxygen, temperature, level of consciousness, glucose, allergies, and drugs taken and given. I put them into ISBAR and work out the scores.',
  permission: 'Name one drug and the condition, such as "adenosine in asthma".',
  differentials: 'Name the complaint, such as "chest pain", and I list the causes not to miss.',
  plan: 'Name the condition, such as "status epilepticus", and I give the steps of its algorithm and its drugs.',
  explanation: 'Name the diagnosis, such as "anaphylaxis", and I quote what Oryx says of it.',
  pages:
    'I am Remi, glad to help. Ask me for a dose, the steps of an emergency, a score or a normal value. I also check drugs given together, put a patient into ISBAR, list causes not to miss, and make a care plan.',
};

/** Returns what Remi needs for a kind of answer, or a summary of what she can do. */
export const invitation = (kind: AnswerKind): Block => frame(prompts[kind]);
