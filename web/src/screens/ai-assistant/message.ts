import type { ChatBlock, ChatSource } from '@oryx/contract';

/** One message of the conversation. It is only held in memory. */
export interface Message {
  readonly id: string;
  /** Markdown from Remi, plain text from the user. */
  readonly content: string;
  readonly role: 'user' | 'assistant';
  readonly timestamp: Date;
  /** True for the placeholder of a pending answer. */
  readonly isTyping: boolean;
  /** The source pages of an answer. */
  readonly sources: readonly ChatSource[];
  /** A question that this device could answer, because the server is slow or unreachable. */
  readonly unanswered?: string;
  /** The statements of an answer by slot. Without them, the content is shown. */
  readonly blocks?: readonly ChatBlock[] | undefined;
  /** The closing remark at the end of the content. */
  readonly remark?: string;
  /** Messages that the user may send next. */
  readonly choices?: readonly string[] | undefined;
  /** True if this device has answered. */
  readonly isFromDevice?: boolean;
}

export const typingText = 'Remi is thinking...';

export const apology =
  "I apologise, but I'm having trouble connecting right now. Please try again in a moment.";

let last = 0;

/** Returns a message with the current time. */
export function messageOf(
  role: Message['role'],
  content: string,
  more: Partial<
    Pick<Message, 'isTyping' | 'sources' | 'unanswered' | 'isFromDevice' | 'blocks' | 'remark' | 'choices'>
  > = {},
): Message {
  last += 1;
  return { id: String(last), content, role, timestamp: new Date(), isTyping: false, sources: [], ...more };
}
