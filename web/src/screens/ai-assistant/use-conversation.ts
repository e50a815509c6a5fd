import type { ChatState } from '@oryx/contract';
import type { ChatMode } from '@oryx/remi';
import { useLayoutEffect, useRef } from 'react';
import type { Answer } from '../../answers/answer.ts';
import { connection } from '../../api/connection.ts';
import { greetingAt } from '../../session/greeting.ts';
import { useSession } from '../../session/session-context.ts';
import { askDevice, askRemi, type Question, Unanswered } from './ask-remi.ts';
import { closingRemark } from './closing-remarks.ts';
import {
  conversationNumber,
  conversationPatient,
  currentConversation,
  updateConversation,
  useConversationState,
  withoutPatient,
} from './conversation-store.ts';
import { apology, type Message, messageOf, typingText } from './message.ts';
import { sentSlots } from './slots.ts';

/** What stands between the text of the user and the line about the patient. */
export const patientGap = '\n\n';

/** Delay before a reply is shown, in ms. */
const replyDelayMs = 300;

/**
 * Time in ms after which this device answers on a slow connection. On a good one the server needs the time for the
 * answer, and the reader may ask this device instead.
 */
const deviceAfterMs = 6000;

/** The conversation of a session. It is in the memory of the page alone, and survives leaving the screen. */
export interface Conversation {
  readonly messages: readonly Message[];
  readonly isPending: boolean;
  /** What the next question goes on from. */
  readonly slots: ChatState;
  /**
   * Sends a text with the line about the patient, if there is one, unless the text is blank or an answer is
   * pending. Returns whether it was sent.
   */
  send(text: string, mode: ChatMode, patient: string | null): boolean;
  /** Asks this device a question that the server has not answered. */
  askThisDevice(text: string, mode: ChatMode): void;
}

const setMessages = (change: (before: readonly Message[]) => readonly Message[]) =>
  updateConversation(({ messages }) => ({ messages: change(messages) }));

export function useConversation(): Conversation {
  const { user } = useSession();
  const { messages, isPending, slots } = useConversationState();
  const firstName = user?.firstName;
  const isBegun = messages.length > 1;
  useLayoutEffect(() => {
    // An old greeting may name another time of day.
    if (!isBegun) setMessages((before) => (before.length > 1 ? before : [greeting(firstName)]));
  }, [isBegun, firstName]);

  const preferDevice = useRef(() => {});

  async function answer(
    question: Question,
    ask: (ratherDevice: Promise<void>) => Promise<Answer>,
  ): Promise<void> {
    const conversation = conversationNumber();
    const isOver = () => conversation !== conversationNumber();
    const patient = conversationPatient();
    const slotsAfter = (state: ChatState) => ({
      slots: patient === conversationPatient() ? state : withoutPatient(state),
    });
    const typing = messageOf('assistant', typingText, { isTyping: true });
    const replace = (next: Message) =>
      setMessages((before) => before.map((each) => (each.id === typing.id ? next : each)));
    const ratherDevice = new Promise<void>((resolve) => {
      preferDevice.current = resolve;
    });
    updateConversation(({ messages: before }) => ({ messages: [...before, typing], isPending: true }));
    const waited = setTimeout(() => {
      if (isOver()) return;
      if (connection() === 'reachable') replace({ ...typing, unanswered: question.message });
      else preferDevice.current();
    }, deviceAfterMs);
    const { reply, state, isOutOfReach } = await replyTo(() => ask(ratherDevice));
    clearTimeout(waited);
    // The session has ended, or there is a new patient: the answer belongs to nobody here.
    if (isOver()) return;
    replace(reply);
    updateConversation(() => ({ isPending: false, ...(state ? slotsAfter(state) : {}) }));
    if (!isOutOfReach) return;
    // The device answers by itself below the apology. The next question need not wait for that.
    const added = await askDevice(question).then(
      ({ response, state: after, sources, isFromDevice, choices }) => {
        if (after && !isOver()) updateConversation(() => slotsAfter(after));
        return {
          sources,
          isFromDevice: isFromDevice === true,
          choices,
          content: `${apology}\n\n${response}`,
        };
      },
      () => ({ unanswered: question.message }),
    );
    if (isOver()) return;
    setMessages((before) => before.map((each) => (each.id === reply.id ? { ...each, ...added } : each)));
  }

  const questionOf = (message: string, mode: ChatMode): Question => ({
    ...{ message, mode, profession: user?.profession ?? '', state: sentSlots(currentConversation().slots) },
  });

  return {
    messages,
    isPending,
    slots,
    send(text, mode, patient) {
      if (text.trim() === '' || isPending) return false;
      const message = [text.trim(), ...(patient === null ? [] : [patient])].join(patientGap);
      const question = questionOf(message, mode);
      setMessages((before) => [...before, messageOf('user', message)]);
      void answer(question, (ratherDevice) => askRemi(question, ratherDevice));
      return true;
    },
    askThisDevice(text, mode) {
      if (isPending) return preferDevice.current();
      const question = questionOf(text, mode);
      void answer(question, () => askDevice(question));
    },
  };
}

function greeting(firstName: string | undefined): Message {
  const hello = [greetingAt(new Date()), ...(firstName === undefined ? [] : [firstName])].join(', ');
  return messageOf(
    'assistant',
    `${hello}. I am Remi. I answer from Oryx's own pages and name them. What do you need?`,
  );
}

interface Replied {
  readonly reply: Message;
  readonly state?: ChatState | undefined;
  /** True if the server did not work. */
  readonly isOutOfReach: boolean;
}

/** Returns the reply after its delay, or the apology at once. */
async function replyTo(ask: () => Promise<Answer>): Promise<Replied> {
  try {
    const { response, state, ...more } = await ask();
    await new Promise((resolve) => setTimeout(resolve, replyDelayMs));
    const remark = closingRemark(Math.random());
    return {
      reply: messageOf('assistant', `${response}\n\n${remark}`, { ...more, remark }),
      state,
      isOutOfReach: false,
    };
  } catch (error) {
    const isOutOfReach = error instanceof Unanswered && error.isOutOfReach;
    return { reply: messageOf('assistant', apology), isOutOfReach };
  }
}
