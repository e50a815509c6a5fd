import type { ChatMode } from '@oryx/remi';
import { ApiError } from '../../api/api-error.ts';
import { chat } from '../../api/remi-calls.ts';
import { type Answer, readAnswer } from './read-answer.ts';

/** What is asked, by whom and how. */
export interface Question {
  readonly message: string;
  readonly profession: string;
  readonly mode: ChatMode;
}

/** The server has so long, its provider's 30 seconds included; then it counts as out of reach. */
const patienceMs = 40_000;

/** Remi did not answer. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  /** Whether the server was not reached, so that this device may know what to say. */
  readonly isOutOfReach: boolean;

  constructor(cause: unknown) {
    super('Remi did not answer.', { cause });
    // A server that answers has been reached.
    this.isOutOfReach = !(cause instanceof ApiError);
  }
}

/**
 * Asks the server or, where the browser knows of no connection, this device. Rejects with `Unanswered`.
 * @param ratherDevice resolves where the reader does not want to wait for the server any longer
 */
export async function askRemi(question: Question, ratherDevice: Promise<void>): Promise<Answer> {
  if (!navigator.onLine) return askDevice(question);
  return Promise.race([askServer(question), ratherDevice.then(() => askDevice(question))]);
}

async function askServer({ message, profession, mode }: Question): Promise<Answer> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    return readAnswer(await chat({ message, context: { profession, mode } }, { signal }));
  } catch (cause) {
    throw new Unanswered(cause);
  }
}

/** Asks what this device has kept. Rejects with `Unanswered`. */
export async function askDevice({ message, profession, mode }: Question): Promise<Answer> {
  try {
    // The responder and its index are loaded by those who need them.
    const { remiOnDevice } = await import('./remi-on-device.ts');
    return await (await remiOnDevice()).answer(message, { profession, mode });
  } catch (cause) {
    throw new Unanswered(cause);
  }
}
