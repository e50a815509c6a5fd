import type { ChatPatient, ChatState } from '@oryx/contract';
import type { Block } from '../remi.ts';
import { patientWords, valueWords } from './sentence.ts';
import type { Inherited } from './stated.ts';

/**
 * Returns the line that says whom and what an answer is about, if the message inherits any of it, and what of another
 * patient is not used. Nothing is assumed silently.
 */
export function aboutBlocks({ slots, leftOut, isPatientUnclear }: Inherited, state: ChatState): Block[] {
  const lines = [
    ...(Object.keys(slots).length > 0 ? [`**For:** ${aboutWords(state).join(', ')}`] : []),
    ...(leftOut
      ? [`**Another patient:** nothing of the one before is used (${allOf(leftOut).join(', ')}).`]
      : []),
    ...(isPatientUnclear ? ['Say the age and the weight of this patient.'] : []),
  ];
  return lines.length === 0 ? [] : [{ kind: 'frame', slot: 'about', text: lines.join('\n\n') }];
}

const allOf = (patient: ChatPatient): string[] => [
  ...patientWords(patient),
  ...(patient.allergies ?? []).map((each) => `allergic to ${each}`),
  ...valueWords(patient),
];

function aboutWords({ drugs = [], page, topics = [], route, hasNoVein, patient = {} }: ChatState): string[] {
  const who = allOf(patient);
  const beside = topics.filter((topic) => !page?.toLowerCase().includes(topic));
  return [
    who.length > 0 ? who.join(', ') : 'no patient stated',
    drugs.length > 0 ? drugs.join(' and ') : page,
    beside.length > 0 ? beside.join(' ') : undefined,
    route,
    hasNoVein ? 'no IV' : undefined,
  ].filter((part) => part !== undefined);
}
