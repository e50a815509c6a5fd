import type { ChatMode } from '@oryx/remi';
import { useEffect, useRef, useState } from 'react';
import { connection } from '../../api/connection.ts';
import { greetingAt } from '../../session/greeting.ts';
import { useSession } from '../../session/session-context.ts';
import type { Answer } from './answer.ts';
import { askDevice, askRemi, type Question, Unanswered } from './ask-remi.ts';
import { withClosingRemark } from './closing-remarks.ts';
import { apology, type Message, messageOf, typingText } from './message.ts';

/** What stands between the text of the user and the line about the patient. */
export const patientGap = '\n\n';

/** Delay before a reply is shown, in ms. */
const replyDelayMs = 300;

/**
 * Time in ms after which this device answers on a slow connection. On a good one the server needs the time for the
 * answer, and the reader may ask this device instead.
 */
const deviceAfterMs = 6000;

/** The conversation of one visit. It is not stored, and is gone when the user leaves the screen. */
export interface Conversation {
  readonly messages: readonly Message[];
  readonly isPending: boolean;
  /**
   * Sends a text with the line about the patient, if there is one, unless the text is blank or an answer is
   * pending. Returns whether it was sent.
   */
  send(text: string, mode: ChatMode, patient: string | null): boolean;
  /** Asks this device a question that the server has not answered. */
  askThisDevice(text: string, mode: ChatMode): void;
}

export function useConversation(): Conversation {
  const { user } = useSession();
  const [messages, setMessages] = useState<readonly Message[]>(() => [greeting(user?.firstName)]);
  const [isPending, setPending] = useState(false);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const preferDevice = useRef(() => {});

  async function answer(
    question: Question,
    ask: (ratherDevice: Promise<void>) => Promise<Answer>,
  ): Promise<void> {
    const typing = messageOf('assistant', typingText, { isTyping: true });
    const replace = (next: Message) =>
      setMessages((before) => before.map((each) => (each.id === typing.id ? next : each)));
    const ratherDevice = new Promise<void>((resolve) => {
      preferDevice.current = resolve;
    });
    setPending(true);
    setMessages((before) => [...before, typing]);
    const waited = setTimeout(() => {
      if (connection() === 'reachable') replace({ ...typing, unanswered: question.message });
      else preferDevice.current();
    }, deviceAfterMs);
    const { reply, isOutOfReach } = await replyTo(() => ask(ratherDevice));
    clearTimeout(waited);
    if (!isThere.current) return;
    replace(reply);
    setPending(false);
    if (!isOutOfReach) return;
    // The device answers by itself below the apology. The next question need not wait for that.
    const added = await askDevice(question).then(
      ({ response, ...more }) => ({ ...more, content: `${apology}\n\n${response}` }),
      () => ({ unanswered: question.message }),
    );
    setMessages((before) => before.map((each) => (each.id === reply.id ? { ...each, ...added } : each)));
  }

  const questionOf = (message: string, mode: ChatMode): Question => ({
    ...{ message, mode, profession: user?.profession ?? '' },
  });

  return {
    messages,
    isPending,
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

/** Returns the reply after its delay, or the apology at once, and whether the server did not work. */
async function replyTo(ask: () => Promise<Answer>): Promise<{ reply: Message; isOutOfReach: boolean }> {
  try {
    const { response, ...more } = await ask();
    await new Promise((resolve) => setTimeout(resolve, replyDelayMs));
    const reply = messageOf('assistant', withClosingRemark(response, Math.random()), more);
    return { reply, isOutOfReach: false };
  } catch (error) {
    const isOutOfReach = error instanceof Unanswered && error.isOutOfReach;
    return { reply: messageOf('assistant', apology), isOutOfReach };
  }
}
