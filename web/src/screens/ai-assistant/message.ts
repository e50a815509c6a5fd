import type { ChatSource } from '@oryx/contract';

/** One message of the conversation. It lives in memory alone. */
export interface Message {
  readonly id: string;
  /** Markdown where Remi writes, plain text where the user does. */
  readonly content: string;
  readonly role: 'user' | 'assistant';
  readonly timestamp: Date;
  /** Stands for an answer that is on its way. */
  readonly isTyping: boolean;
  /** The pages that an answer rests on. */
  readonly sources: readonly ChatSource[];
  /** What could be asked of this device, because the server is slow or out of reach. */
  readonly unanswered?: string;
}

export const typingText = 'Remi is thinking...';

export const apology =
  "I apologise, but I'm having trouble connecting right now. Please try again in a moment.";

let last = 0;

/** A message of this moment. */
export function messageOf(
  role: Message['role'],
  content: string,
  more: Partial<Pick<Message, 'isTyping' | 'sources' | 'unanswered'>> = {},
): Message {
  last += 1;
  return { id: String(last), content, role, timestamp: new Date(), isTyping: false, sources: [], ...more };
}
