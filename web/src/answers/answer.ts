import {
  type ChatBlock,
  type ChatSource,
  type ChatState,
  chat,
  chatBlock,
  chatSource,
  chatState,
} from '@oryx/contract/remi';
import * as z from 'zod/mini';
import { rowsOf, text } from '../api/lenient.ts';

/** An answer of Remi as the screen shows it. */
export interface Answer {
  readonly response: string;
  readonly sources: readonly ChatSource[];
  /** The statements by slot. Absent from a server that sends the text alone. */
  readonly blocks?: readonly ChatBlock[] | undefined;
  /** Messages to send next. */
  readonly choices?: readonly string[] | undefined;
  /** What the conversation is about now. */
  readonly state?: ChatState | undefined;
  /** True if this device has answered. */
  readonly isFromDevice?: boolean;
}

/** The answer in what the server sent: there has to be a text, and sources that lead out of Oryx are left out. */
export const answer = z.extend(chat.response, {
  response: text,
  sources: rowsOf(chatSource),
  // A block that does not fit must not go missing: the text says all.
  blocks: z.catch(z.optional(z.array(chatBlock)), undefined),
  choices: z.catch(z.optional(z.array(z.string())), undefined),
  state: z.catch(z.optional(chatState), undefined),
});
