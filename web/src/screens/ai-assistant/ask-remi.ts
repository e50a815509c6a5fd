import { chat } from '@oryx/contract/remi';
import type { ChatMode } from '@oryx/remi';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { type Answer, answer } from './answer.ts';

/** A question with its profession and mode. */
export interface Question {
  readonly message: string;
  readonly profession: string;
  readonly mode: ChatMode;
}

/**
 * Time limit of the server in ms, including the 30 seconds of its provider. Afterwards it counts as
 * unreachable.
 */
const patienceMs = 40_000;

/** Error for a missing answer. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  /** True if the server was unreachable, so that this device may answer instead. */
  readonly isOutOfReach: boolean;

  constructor(cause: unknown) {
    super('Remi did not answer.', { cause });
    // An error response means that the server was reached.
    this.isOutOfReach = !(cause instanceof ApiError);
  }
}

/**
 * Asks the server or, if the browser is offline, this device. Rejects with `Unanswered`. `ratherDevice`
 * resolves if the reader no longer wants to wait for the server.
 */
export async function askRemi(question: Question, ratherDevice: Promise<void>): Promise<Answer> {
  if (!navigator.onLine) return askDevice(question);
  return Promise.race([askServer(question), ratherDevice.then(() => askDevice(question))]);
}

async function askServer({ message, profession, mode }: Question): Promise<Answer> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    return await call(chat, { request: { message, context: { profession, mode } }, signal }, answer);
  } catch (cause) {
    throw new Unanswered(cause);
  }
}

/** Asks the content stored on this device. Rejects with `Unanswered`. */
export async function askDevice({ message, profession, mode }: Question): Promise<Answer> {
  try {
    // The responder and its index are loaded only if needed.
    const { remiOnDevice } = await import('./remi-on-device.ts');
    return await (await remiOnDevice()).answer(message, { profession, mode });
  } catch (cause) {
    throw new Unanswered(cause);
  }
}
