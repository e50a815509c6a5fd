import { chat } from '@oryx/contract';
import { type Assisted, type Block, type ChatMode, type RemiReply, shownBlocks } from '@oryx/remi';
import type { RemiProvider } from '../config.ts';
import type { Clock, Log } from '../dependencies.ts';
import { describeError } from '../describe-error.ts';
import { HttpError } from '../http/http-error.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { type Route, serve, sessionOf } from '../http/serve.ts';
import { ProviderRest } from './provider/provider-rest.ts';
import type { RemiIndex } from './remi-index.ts';

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
 * Returns the chat route. A configured provider says what was meant and picks from what Oryx has found. Without one, or
 * if it fails, the built-in answer stands.
 * Questions and answers are neither stored nor logged.
 */
export async function chatRoute(parts: ChatParts): Promise<Route> {
  const ask = parts.provider && (await byProvider(parts.provider, parts));
  return serve(chat, async ({ message, context }, call) => {
    const { userId } = sessionOf(call);
    await parts.limits.spend(limits.map((limit) => ({ limit, subject: userId, owner: userId })));
    const remi = await parts.index.built();
    if (!remi) throw new HttpError(503, 'Remi is not ready yet. Please try again.');
    if (!ask) return sent(await remi.answer(message, context));
    const assisted = await remi.assist(message, context);
    if (!assisted.isOpen) return sent(assisted.builtIn);
    const reply = await ask(message, context.mode, assisted);
    return reply ? sent(reply, withProvider) : sent(assisted.builtIn, withoutProvider);
  });
}

const withProvider = '*A language model read this message too. Every figure is that of Oryx.*';
const withoutProvider = "*The language model gave no answer this time. This one is from Oryx's pages alone.*";

/** Returns a reply as it is sent, with a line about the language model at its end. */
function sent({ response, sources, blocks, choices, state }: RemiReply, note?: string) {
  const last: Block[] = note === undefined ? [] : [{ kind: 'frame', text: note, slot: 'note' }];
  return {
    response: [response, ...last.map(({ text }) => text)].join('\n\n'),
    sources: [...sources],
    blocks: shownBlocks([...blocks, ...last]),
    choices: [...choices],
    state,
  };
}

/** Returns a function that asks a provider. It returns undefined if the provider fails, or rests after a failure. */
async function byProvider(provider: RemiProvider, { clock, log }: ChatParts) {
  // Loaded only if a provider is configured, and before the first question, because it blocks for long.
  const [{ askProvider }, { ModelServer, NoAnswer }] = await Promise.all([
    import('./provider/provider.ts'),
    import('./provider/model-server.ts'),
  ]);
  const rest = new ProviderRest(clock);
  const server = new ModelServer(provider);
  return async (message: string, mode: ChatMode, assisted: Assisted): Promise<RemiReply | undefined> => {
    if (!rest.mayAsk()) return undefined;
    try {
      const reply = await askProvider(server, { message, mode }, assisted);
      rest.answered();
      return reply;
    } catch (error) {
      // A refusal is about the question.
      const restMs = error instanceof NoAnswer ? rest.answered() : rest.failed();
      // Errors of a provider may quote the question, so only their kind is logged.
      const { kind, code } = describeError(error);
      log.warn({ kind, code, restMs }, 'the provider did not answer; Remi answers from the content');
      return undefined;
    }
  };
}
