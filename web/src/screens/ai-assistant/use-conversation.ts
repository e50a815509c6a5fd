import type { ChatMode } from '@oryx/remi';
import { useEffect, useRef, useState } from 'react';
import { greetingAt } from '../../session/greeting.ts';
import { useSession } from '../../session/session-context.ts';
import { askDevice, askRemi, type Question, Unanswered } from './ask-remi.ts';
import { withClosingRemark } from './closing-remarks.ts';
import { apology, type Message, messageOf, typingText } from './message.ts';
import type { Answer } from './read-answer.ts';

/** A reply is shown so long after it came, in milliseconds. */
const replyDelayMs = 300;

/** The server has so long before the reader may ask this device instead, in milliseconds: a weak signal. */
const offerDeviceMs = 6000;

/** The conversation of one visit. It is kept nowhere, and gone when the screen is left. */
export interface Conversation {
  readonly messages: readonly Message[];
  readonly isPending: boolean;
  /** Sends a text, unless it is blank or an answer is still to come; says whether it did. */
  send(text: string, mode: ChatMode): boolean;
  /** Asks this device what the server could not be asked, or has not answered yet. */
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
    const offer = setTimeout(() => replace({ ...typing, unanswered: question.message }), offerDeviceMs);
    const reply = await replyTo(question, () => ask(ratherDevice));
    clearTimeout(offer);
    if (!isThere.current) return;
    replace(reply);
    setPending(false);
  }

  const questionOf = (message: string, mode: ChatMode): Question => ({
    ...{ message, mode, profession: user?.profession ?? '' },
  });

  return {
    messages,
    isPending,
    send(text, mode) {
      const message = text.trim();
      if (message === '' || isPending) return false;
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

/** The reply after its delay, or the apology at once. */
async function replyTo({ message }: Question, ask: () => Promise<Answer>): Promise<Message> {
  try {
    const { response, sources } = await ask();
    await new Promise((resolve) => setTimeout(resolve, replyDelayMs));
    return messageOf('assistant', withClosingRemark(response, Math.random()), { sources });
  } catch (error) {
    const isOutOfReach = error instanceof Unanswered && error.isOutOfReach && navigator.onLine;
    return messageOf('assistant', apology, isOutOfReach ? { unanswered: message } : {});
  }
}
