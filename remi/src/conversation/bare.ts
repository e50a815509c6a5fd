import type { Allergies } from '../read/allergies.ts';
import { observations, type Patient } from '../read/patient.ts';
import type { Question } from '../retrieval/question.ts';

/** Words of a greeting, or of a request without a subject. */
const polite =
  /\b(?:hello|hi|hey|howzit|good (?:morning|afternoon|evening|day)|greetings|thank(?: ?you|s)?|thanks|cheers|dankie|ok(?:ay)?|bye|goodbye|please|remi|so much|very much|a lot|who are you|what can you do|help)\b/gi;
const begun =
  /^\W*(?:please\s+)?(?:summari[sz]e(?: (?:this|the|my))?(?: patient)?|i?sbar|(?:i?sbar )?hand ?over|suggest differentials(?: for)?|differentials|check (?:these |my )?(?:medicines|meds|drugs)(?: for interactions)?|explain(?: the)?(?: diagnosis)?|(?:create|make|write) (?:a |the )?care ?plan(?: for)?|care ?plan)\W*$/i;

/** What a message states, as far as it shows whether there is a subject. */
interface Message {
  readonly text: string;
  readonly question: Question;
  readonly patient: Patient;
  readonly allergies: Allergies;
}

/** Returns true if a message has no subject: a greeting, thanks, or an unfinished request. */
export function isBare({ text, question, patient, allergies }: Message): boolean {
  if (question.mentions.length > 0 || observations(patient) > 0 || allergies.stated.length > 0) return false;
  return begun.test(text) || !/[\p{L}\d]/u.test(text.replaceAll(polite, ''));
}
