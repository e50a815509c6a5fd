import type { ChatPatient, ChatState } from '@oryx/contract';
import type { Facts } from '../facts.ts';
import type { Library } from '../library.ts';
import type { Block } from '../remi.ts';
import { besideTaken } from './beside-taken.ts';
import { patientWords, valueWords } from './sentence.ts';

export { afterFailed } from '../tools/failed/respond.ts';

/**
 * Returns the line that says whom and what an answer is about, if the message inherits any of it, and what of another
 * patient is not used. Nothing is assumed silently.
 */
export function aboutBlocks(facts: Facts, state: ChatState, library: Library): Block[] {
  const { slots, leftOut, isPatientUnclear } = facts.inherited;
  const lines = [
    ...(Object.keys(slots).length > 0 ? [`**For:** ${aboutWords(state).join(', ')}`] : []),
    ...(leftOut
      ? [`**Another patient:** nothing of the one before is used (${allOf(leftOut).join(', ')}).`]
      : []),
    ...(isPatientUnclear ? ['Say the age and the weight of this patient.'] : []),
  ];
  return [
    ...(lines.length === 0
      ? []
      : [{ kind: 'frame' as const, slot: 'about' as const, text: lines.join('\n\n') }]),
    ...besideTaken(facts, library),
  ];
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
