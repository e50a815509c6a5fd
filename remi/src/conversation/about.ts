import type { ChatPatient, ChatState } from '@oryx/contract';
import { frame } from '../answer/blocks.ts';
import { inSlot } from '../answer/slots.ts';
import { drugsOf } from '../drugs/names.ts';
import type { Facts } from '../facts.ts';
import type { Library } from '../library.ts';
import { readFollowUp } from '../read/follow-up.ts';
import type { Block } from '../remi.ts';
import { chartFor, specific } from '../tools/chart/choice.ts';
import { pathFor } from '../tools/chart/path.ts';
import { pathBlocks } from '../tools/chart/path-blocks.ts';
import { unmetPurpose } from '../tools/doses/purpose.ts';
import { patientWords, valueWords } from './sentence.ts';

export { afterReply } from '../tools/failed/respond.ts';
export { carriedOn } from './carried.ts';

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
    ...purposeBefore(facts, library),
    ...chartBeside(facts, library),
  ];
}

/** Says that a drug has no dose for what the conversation was about: dexamethasone after meningitis. */
function purposeBefore(facts: Facts, library: Library): Block[] {
  const { inherited, message } = facts;
  const [drug, ...others] = drugsOf(message.question.mentions);
  if (inherited.slots.drugs || !inherited.slots.topics || others.length > 0 || !drug?.medication) return [];
  const { doses, name } = drug.medication;
  const unmet = unmetPurpose(doses, { ...facts, message: facts }, library);
  return unmet === undefined || unmetPurpose(doses, facts, library) !== undefined
    ? []
    : inSlot('verdict', [
        frame(`**The page of ${name} has no dose for ${unmet}.** Read what each of its doses is for.`),
      ]);
}

/** Returns the chart of what a message tells that rules the drug before out: `he vomits blood` after ibuprofen. */
function chartBeside(facts: Facts, library: Library): Block[] {
  const { inherited, message, patterns } = facts;
  const isForbidden = facts
    .ruledOut()
    .some(({ rows }) => rows.some(({ level }) => level === 'contraindicated'));
  if (!inherited.slots.drugs || !isForbidden || readFollowUp(message.text, patterns).isCondition) return [];
  const choice = message.said.size > 0 ? chartFor(facts, library) : undefined;
  const path = choice && choice.weight >= specific ? pathFor(facts, library, choice.chart) : undefined;
  return path ? inSlot('verdict', pathBlocks(path, library)) : [];
}

const allOf = (patient: ChatPatient): string[] => [
  ...patientWords(patient),
  ...(patient.allergies ?? []).map((each) => `allergic to ${each}`),
  ...(patient.takes ?? []).map((each) => `takes ${each}`),
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
