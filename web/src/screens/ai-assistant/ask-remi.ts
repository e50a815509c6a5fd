import type { ChatState } from '@oryx/contract';
import { chat } from '@oryx/contract/remi';
import type { ChatMode } from '@oryx/remi';
import { type Answer, answer } from '../../answers/answer.ts';
import { ApiError, isOutOfReach } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { connection } from '../../api/connection.ts';
import { unless } from '../../api/unless.ts';

/** A question with its profession and mode. */
export interface Question {
  readonly message: string;
  readonly profession: string;
  readonly mode: ChatMode;
  /** What the conversation is about so far. */
  readonly state?: ChatState | undefined;
}

/**
 * Time limit of the server in ms, including the 30 seconds of its provider. Afterwards it counts as
 * unreachable.
 */
const patience = { limit: 40_000, mayThink: true };

/** Error for a missing answer. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  /** True if the server did not work, so that this device may answer instead. */
  readonly isOutOfReach: boolean;

  constructor(cause: unknown) {
    super('Remi did not answer.', { cause });
    // Any other error response is about the question itself.
    this.isOutOfReach = isOutOfReach(cause) || (cause instanceof ApiError && cause.status >= 500);
  }
}

/**
 * Asks the server or, if it is unreachable, this device, which also takes over if the server becomes
 * unreachable. Rejects with `Unanswered`. `ratherDevice` resolves if nobody wants to wait for the server any longer.
 */
export async function askRemi(question: Question, ratherDevice: Promise<void>): Promise<Answer> {
  if (connection() === 'unreachable') return askDevice(question);
  const asked = askServer(question);
  const found = await unless(['unreachable'], Promise.race([asked, ratherDevice]));
  // The server may still answer, if this device holds nothing to answer from. A failure of its is reported.
  return found ?? Promise.race([asked, askDevice(question).catch(() => asked)]);
}

async function askServer({ message, profession, mode, state }: Question): Promise<Answer> {
  try {
    const context = { profession, mode, ...(state ? { state } : {}) };
    return await call(chat, { request: { message, context }, patience }, answer);
  } catch (cause) {
    throw new Unanswered(cause);
  }
}

/**
 * Asks the content stored on this device, and once more if that fails: what was on its way as the connection was lost is
 * read from the device the second time. Rejects with `Unanswered`.
 */
export async function askDevice(question: Question): Promise<Answer> {
  try {
    return await answerHere(question).catch((error) => {
      console.error('Remi asks this device again.', error);
      return answerHere(question);
    });
  } catch (cause) {
    throw new Unanswered(cause);
  }
}

async function answerHere({ message, profession, mode, state }: Question): Promise<Answer> {
  // The responder and its index are loaded only if needed.
  const { answerOnDevice } = await import('../../answers/remi-on-device.ts');
  return { ...(await answerOnDevice(message, { profession, mode, state })), isFromDevice: true };
}
