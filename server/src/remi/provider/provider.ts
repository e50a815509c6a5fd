import type { Assisted, ChatMode, RemiReply } from '@oryx/remi';
import { choiceInstructions, readingInstructions } from './instructions.ts';
import { type ModelServer, NoAnswer } from './model-server.ts';
import { boundedReading, choiceSchema, readingSchema } from './schemas.ts';

/** Time limit of a provider for both requests together, in ms. */
const providerMs = 30_000;

/** Longest text of a block that is sent. The whole block is shown, whatever was sent of it. */
const longestBlock = 1200;

/** A question to a provider. Nothing else of the user is sent. */
export interface ProviderQuestion {
  readonly message: string;
  readonly mode: ChatMode;
}

/**
 * Asks a language model twice: what the message states, and which blocks of Oryx answer it. Oryx runs its tools and
 * renders what was picked. If the two readings differ, the user is asked, and the second request is not made.
 *
 * Rejects on time-out, error, refusal, and on an answer that cannot be used.
 */
export async function askProvider(
  server: Pick<ModelServer, 'ask'>,
  { message, mode }: ProviderQuestion,
  { brief, question, offer }: Assisted,
  timeoutMs = providerMs,
): Promise<RemiReply> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { facts, tools, charts } = brief;
  const read = await server.ask({
    ...{ name: 'reading', schema: readingSchema(brief), system: readingInstructions, signal },
    data: { message, facts, tools, charts },
  });
  const reading = boundedReading(read);
  const asked = question(reading);
  if (asked) return asked;
  const offered = await offer(reading);
  const choice = await server.ask({
    ...{ name: 'choice', schema: choiceSchema, system: choiceInstructions(mode), signal },
    data: {
      message,
      facts,
      blocks: offered.blocks.map(({ text, ...block }) => ({ ...block, text: text.slice(0, longestBlock) })),
    },
  });
  const reply = offered.compose(choice);
  if (!reply) throw new NoAnswer('nothing was picked');
  return reply;
}
