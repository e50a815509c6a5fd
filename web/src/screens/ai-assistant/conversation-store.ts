import type { ChatState } from '@oryx/contract';
import { useSyncExternalStore } from 'react';
import { onPatientChange, patientInHand } from '../../clinical/patient/patient-store.ts';
import { onSessionEnd } from '../../device/session-end.ts';
import { createEmitter } from '../../ui/emitter.ts';
import type { Message } from './message.ts';

/*
 * The conversation is in the memory of the page: it survives opening a source and coming back, and is gone with a
 * reload, at the end of the session and with a new patient. Nothing of it is stored.
 */

/** The conversation of a signed-in session. */
export interface ConversationState {
  readonly messages: readonly Message[];
  readonly isPending: boolean;
  /** What the conversation is about, as it goes with the next question. */
  readonly slots: ChatState;
}

const empty: ConversationState = { messages: [], isPending: false, slots: {} };

let current = empty;
/** Counts the conversations, so that an answer to one before is dropped. */
let count = 0;
let scrolledTo = 0;
const changes = createEmitter();

/** Changes the conversation. Returns nothing. */
export function updateConversation(change: (before: ConversationState) => Partial<ConversationState>): void {
  current = { ...current, ...change(current) };
  changes.emit();
}

/** Ends the conversation, so that the next one knows nothing of it. */
export function clearConversation(): void {
  current = empty;
  count += 1;
  scrolledTo = 0;
  changes.emit();
}

/** The number of the current conversation. */
export const conversationNumber = (): number => count;

/** Returns the conversation at this moment. */
export const currentConversation = (): ConversationState => current;

/** Returns slots without what was said of the patient. */
export const withoutPatient = ({
  patient: _patient,
  inputs: _inputs,
  step: _step,
  failed: _failed,
  hasNoVein: _hasNoVein,
  ...others
}: ChatState): ChatState => others;

/** The patient in hand that the conversation goes on with. An answer that was asked for before may be of another one. */
let inHand = patientInHand();
export const conversationPatient = () => inHand;

// Whatever screen the patient is changed on: what was said of the one before is not true of this one.
onPatientChange(() => {
  const now = patientInHand();
  if (now === inHand) return;
  inHand = now;
  updateConversation(({ slots }) => ({ slots: withoutPatient(slots) }));
});

export const useConversationState = (): ConversationState =>
  useSyncExternalStore(changes.subscribe, currentConversation);

/** The position of the page when the screen was left, in pixels. */
export const scrollPosition = {
  get: (): number => scrolledTo,
  set(position: number): void {
    scrolledTo = position;
  },
};

onSessionEnd(clearConversation);
