import { namesConcept } from '../conversation/names-concept.ts';
import type { Facts } from '../facts.ts';
import type { Library } from '../library.ts';
import { readFollowUp } from '../read/follow-up.ts';
import { observations } from '../read/patient.ts';
import type { Block } from '../remi.ts';
import { choiceBlock, frame, plain } from './blocks.ts';
import { inSlot } from './slots.ts';

/** What is offered where a message names no subject: drugs for a question about a drug, otherwise emergencies. */
const offered = {
  drugs: ['Adrenaline', 'Midazolam', 'Paracetamol'],
  charts: ['Adult cardiac arrest', 'Anaphylaxis', 'Status epilepticus'],
};

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

/** Asks of what, with complete messages to choose among. */
export function askBack({ text, patterns, message }: Facts): Block[] {
  const asked = plain(message.text);
  const names = readFollowUp(text, patterns).asksNext ? offered.charts : offered.drugs;
  const choices = names.map((name) => `${name}: ${asked}`);
  return inSlot('verdict', [
    frame('**Of what?** Name the drug or the emergency. For example:'),
    choiceBlock(choices),
  ]);
}
