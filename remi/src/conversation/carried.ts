import type { ChatPatient, ChatState } from '@oryx/contract';
import type { Facts } from '../facts.ts';
import type { Library } from '../library.ts';
import { isBare } from './bare.ts';
import { namesConcept } from './names-concept.ts';
import { type Shown, topicSlots } from './state.ts';

/** Most allergies, and most drugs that a patient takes. */
const mostListed = 8;

/**
 * Returns what a conversation is about after an answer, from what it was about before and what the message and its
 * answer are about. A message without a subject changes nothing, and what nothing was found on is no subject.
 */
export function carriedOn(
  facts: Facts,
  { blocks, flags }: Shown,
  before: ChatState,
  now: ChatState,
  library: Library,
): ChatState {
  const { inherited, message } = facts;
  if (isBare(message)) return before;
  const patient = patientAfter(facts, before.patient, now.patient);
  const who = Object.keys(patient).length > 0 ? { patient } : {};
  const isFound = now.drugs ?? [...blocks, ...flags].some(({ kind, source }) => kind !== 'frame' && source);
  const { patient: _before, ...earlier } = before;
  if (!isFound && !inherited.isOther) return { ...earlier, ...who };
  const kept = (inherited.isOther ? undefined : before.topics) ?? inherited.slots.topics ?? [];
  const failed = failedAfter(facts, now, before);
  const { failed: _now, ...others } = now;
  return {
    ...others,
    ...chartAfter(facts, blocks, before, now, library),
    ...topicSlots([...(now.topics ?? []), ...kept]),
    ...(failed ? { failed } : {}),
    ...who,
  };
}

/**
 * Returns what is known of the patient: what the message states, and what it inherits. What the title of a page says of
 * patients is not said of this one, and measured values stay known while the talk is of something else.
 */
function patientAfter({ inherited }: Facts, before: ChatPatient = {}, own: ChatPatient = {}): ChatPatient {
  const older = inherited.isOther ? {} : before;
  const {
    allergies = [],
    takes = [],
    values = older.values,
    pressure = older.pressure,
    ...earlier
  } = inherited.slots.patient ?? {};
  const shunned = [...(own.allergies ?? []), ...allergies].slice(0, mostListed);
  const taken = [...(own.takes ?? []), ...takes].slice(0, mostListed);
  const measured = { ...values, ...own.values };
  return {
    ...earlier,
    ...(pressure ? { pressure } : {}),
    ...own,
    ...(shunned.length > 0 ? { allergies: shunned } : {}),
    ...(taken.length > 0 ? { takes: taken } : {}),
    ...(Object.keys(measured).length > 0 ? { values: measured } : {}),
  };
}

/** Returns the chart that goes on behind a drug that it gives, and where the conversation stands in it. */
function chartAfter(
  { message, inherited }: Facts,
  blocks: Shown['blocks'],
  { page, step }: ChatState,
  now: ChatState,
  library: Library,
): Pick<ChatState, 'page' | 'step'> {
  const isAnswered = now.drugs === undefined || blocks.some((block) => block.page === 'algorithm');
  const isKept =
    page !== undefined &&
    !isAnswered &&
    !inherited.isOther &&
    now.drugs?.every((name) => library.chartGives(page, name)) &&
    !namesConcept(message.text, library);
  if (isKept || (page === now.page && page !== undefined && now.step === undefined))
    return { page, ...(step ? { step } : {}) };
  return {};
}

/** Returns how often the treatment has failed or was given, as long as the conversation is about the same. */
function failedAfter({ inherited, counts }: Facts, { drugs = [] }: ChatState, before: ChatState) {
  const { isOther, slots } = inherited;
  const isSame = !isOther && (before.drugs ?? []).every((name) => drugs.includes(name));
  const most = Math.max(counts.doses ?? 0, slots.failed ?? (isSame ? (before.failed ?? 0) : 0));
  return Math.min(9, most);
}
