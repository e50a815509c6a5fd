import type { Facts } from '../../facts.ts';
import { observations } from '../../read/patient.ts';
import { asksAntidote } from '../antidotes/asks-antidote.ts';
import { poisonsOf } from '../antidotes/poisonings.ts';
import { antidotesTool } from '../antidotes/tool.ts';
import { asksDose, asksDoseOfNew, endsWithDrug } from '../doses/asked-drug.ts';
import { namesPair } from '../interactions/names-pair.ts';
import { interactionsTool } from '../interactions/tool.ts';
import type { Tool } from '../tool.ts';
import { asksHandover } from './asks-handover.ts';

/** Minimum number of observations for a text to count as a patient description. */
const describesPatient = ({ message }: Facts) => observations(message.patient) >= 3;

/** Puts a patient into ISBAR, with the scores that the values allow. */
export const handoverTool: Tool = {
  kind: 'handover',
  applies: (facts, library) =>
    asksHandover(facts.text, facts.patterns) ||
    (describesPatient(facts) &&
      !asksAntidote(facts, library) &&
      !((endsWithDrug(facts) || asksDoseOfNew(facts)) && asksDose(facts, library))),
  async answer(facts, library) {
    const { handover } = await import('./handover.ts');
    const check = namesPair(facts, library) ? await interactionsTool.answer(facts, library) : [];
    // What was given stands in the handover that is asked for.
    const isAsked = asksHandover(facts.text, facts.patterns);
    const isNext = isAsked && facts.patterns('asks-what-next').test(facts.text);
    return [
      ...(isNext && poisonsOf(facts, library).length > 0 ? await antidotesTool.answer(facts, library) : []),
      ...handover(facts, library),
      ...(isAsked ? check.map((block) => ({ ...block, slot: 'more' as const })) : check),
    ];
  },
};

/** Gives the handover of a patient that a text asks for, before what its drugs and values would ask for. */
export const askedHandoverTool: Tool = {
  ...handoverTool,
  applies: ({ text, patterns, patient, message }) =>
    asksHandover(text, patterns) && (patient.days !== undefined || observations(message.patient) > 0),
};
