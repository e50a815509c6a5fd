import { type ChatSource, chat, chatSource } from '@oryx/contract/remi';
import * as z from 'zod/mini';
import { rowsOf, text } from '../../api/lenient.ts';

/** An answer of Remi as the screen shows it. */
export interface Answer {
  readonly response: string;
  readonly sources: readonly ChatSource[];
  /** True if this device has answered. */
  readonly isFromDevice?: boolean;
}

/** The answer in what the server sent: there has to be a text, and sources that lead out of Oryx are left out. */
export const answer = z.extend(chat.response, {
  response: text,
  sources: rowsOf(chatSource),
});
