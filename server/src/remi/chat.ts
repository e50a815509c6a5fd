import { type ChatBlock, chat } from '@oryx/contract';
import type { Block, RemiAnswer } from '@oryx/remi';
import type { RemiProvider } from '../config.ts';
import type { Clock, Log } from '../dependencies.ts';
import { describeError } from '../describe-error.ts';
import { HttpError } from '../http/http-error.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { type Route, serve, sessionOf } from '../http/serve.ts';
import { ProviderRest } from './provider/provider-rest.ts';
import type { BuiltRemi, RemiIndex } from './remi-index.ts';

const minute = 60_000;

/** Limits above bedside use, but low enough that one account cannot exhaust a provider. */
const limits = [
  { name: 'chat-minute', points: 20, perMs: minute },
  { name: 'chat-day', points: 500, perMs: 24 * 60 * minute },
];

interface ChatParts {
  readonly index: Pick<RemiIndex, 'built'>;
  readonly limits: RateLimits;
  readonly provider: RemiProvider | undefined;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Returns the chat route. A configured provider words the answer. Without one, or if it fails, the answer
 * comes from the content alone.
 * Questions and answers are neither stored nor logged.
 */
export async function chatRoute(parts: ChatParts): Promise<Route> {
  // Loaded only if a provider is configured, and before the first question, because it blocks for long.
  const asking = parts.provider && (await import('./provider/provider.ts'));
  const rest = new ProviderRest(parts.clock);
  return serve(chat, async ({ message, context }, call) => {
    const { userId } = sessionOf(call);
    await parts.limits.spend(limits.map((limit) => ({ limit, subject: userId, owner: userId })));
    const built = await parts.index.built();
    if (!built) throw new HttpError(503, 'Remi is not ready yet. Please try again.');
    const asked = { message, ...context };
    const worded =
      parts.provider && asking && (await byProvider(asking, parts.provider, built, asked, rest, parts));
    if (worded) return { response: worded.response, sources: [...worded.sources] };
    const answer = await built.remi.answer(message, context);
    const note = parts.provider ? `\n\n${withoutProvider}` : '';
    return {
      response: answer.response + note,
      sources: [...answer.sources],
      blocks: answer.blocks.map(sentBlock),
      choices: [...answer.choices],
      state: answer.state,
    };
  });
}

/** Returns a block as it is sent. A block without a slot belongs to the steps. */
const sentBlock = ({ text, kind, slot = 'steps', source, card }: Block): ChatBlock => ({
  ...{ text, kind, slot },
  ...(source ? { source } : {}),
  ...(card ? { card } : {}),
});

const withoutProvider = "*The language model gave no answer this time. This one is from Oryx's pages alone.*";

/** Returns the answer of a provider, or undefined if it fails or rests after a failure. */
async function byProvider(
  { askProvider, NoAnswer }: typeof import('./provider/provider.ts'),
  provider: RemiProvider,
  { remi, drugs }: BuiltRemi,
  question: { message: string; profession: string; mode: 'consultation' | 'education' },
  rest: ProviderRest,
  { clock, log }: ChatParts,
): Promise<Pick<RemiAnswer, 'response' | 'sources'> | undefined> {
  if (!rest.mayAsk()) return undefined;
  try {
    // Red flags must not depend on a model.
    const warnings = await remi.warnings(question.message);
    const answer = await askProvider(provider, question, { ...remi, now: clock, drugs });
    rest.answered();
    return {
      response: [warnings.response, answer.response].filter((part) => part !== '').join('\n\n'),
      sources: [
        ...new Map([...warnings.sources, ...answer.sources].map((page) => [page.route, page])).values(),
      ],
    };
  } catch (error) {
    // A refusal is about the question.
    const restMs = error instanceof NoAnswer ? rest.answered() : rest.failed();
    // Errors of a provider may quote the question, so only their kind is logged.
    const { kind, code } = describeError(error);
    log.warn({ kind, code, restMs }, 'the provider did not answer; Remi answers from the content');
    return undefined;
  }
}
