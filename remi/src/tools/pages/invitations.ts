import { choiceBlock, frame, plain } from '../../answer/blocks.ts';
import { inSlot } from '../../answer/slots.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { readFollowUp } from '../../read/follow-up.ts';
import type { Block } from '../../remi.ts';
import type { Answer, AnswerKind, Tool } from '../tool.ts';

/** What a request without a subject, such as `care plan`, is asked for. Most tools have no such request. */
const invitations: Partial<Readonly<Record<AnswerKind, string>>> = {
  interactions: 'Name the drugs to check, such as "amiodarone and digoxin".',
  handover:
    'Tell me the patient, without a name: age and sex, complaint, times, heart rate, blood pressure, respiratory rate, oxygen saturation and whether on oxygen, temperature, level of consciousness, glucose, allergies, and drugs taken and given. I put them into ISBAR and work out the scores.',
  differentials: 'Name the complaint, such as "chest pain", and I list the causes not to miss.',
  plan: 'Name the condition, such as "status epilepticus", and I give the steps of its algorithm and its drugs.',
  explanation: 'Name the diagnosis, such as "anaphylaxis", and I quote what Oryx says of it.',
};

const introduction =
  'I am Remi, glad to help. Ask me for a dose, the steps of an emergency, a score or a normal value. I also check drugs given together, put a patient into ISBAR, list causes not to miss, and make a care plan.';

/** Returns what the first of some tools asks for that a request without a subject means, or Remi's introduction. */
export function invitationFor(facts: Facts, library: Library, tools: readonly Tool[], last: Tool): Answer {
  const isBegun = facts.patterns('begun-request').test(facts.message.text.trim());
  const tool = tools.find(({ kind, applies }) => isBegun && invitations[kind] && applies(facts, library));
  return { tool: tool ?? last, blocks: [frame((tool && invitations[tool.kind]) ?? introduction)] };
}

/** What is offered where a message names no subject: drugs for a question about a drug, otherwise emergencies. */
const offered = {
  drugs: ['Adrenaline', 'Midazolam', 'Paracetamol'],
  charts: ['Adult cardiac arrest', 'Anaphylaxis', 'Status epilepticus'],
};

/** Asks of what, with complete messages to choose among. */
export function askOfWhat({ text, patterns, message }: Facts): Block[] {
  const asked = plain(message.text);
  const names = readFollowUp(text, patterns).asksNext ? offered.charts : offered.drugs;
  const choices = names.map((name) => `${name}: ${asked}`);
  return inSlot('verdict', [
    frame('**Of what?** Name the drug or the emergency. For example:'),
    choiceBlock(choices),
  ]);
}
