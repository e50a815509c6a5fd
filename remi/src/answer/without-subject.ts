import { namesConcept } from '../conversation/names-concept.ts';
import type { Facts } from '../facts.ts';
import type { Library } from '../library.ts';
import { observations } from '../read/patient.ts';

/** Returns true if a message asks for something without saying of what, as in `dose?` or `what next`. */
export function isWithoutSubject({ message, inherited, signs }: Facts, library: Library): boolean {
  const { text, question, patient, allergies } = message;
  const { drugs, page, topics } = inherited.slots;
  return (
    [drugs, page, topics].every((slot) => slot === undefined) &&
    question.mentions.length === 0 &&
    signs.length === 0 &&
    allergies.drugs.length === 0 &&
    observations(patient) === 0 &&
    library.subjectWords(question.keywords).length === 0 &&
    !namesConcept(text, library)
  );
}
