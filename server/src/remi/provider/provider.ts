import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Mentions } from '@oryx/content/search';
import type { ChatMode, Passage, RemiAnswer } from '@oryx/remi';
import { generateText, stepCountIs } from 'ai';
import type { RemiProvider } from '../../config.ts';
import { markUnconfirmed } from './grounding.ts';
import { instructionsFor, promptFor } from './instructions.ts';
import { limitedFetch } from './limited-fetch.ts';
import { keepLinks } from './links.ts';
import { type ToolSources, toolsFor } from './tools.ts';

/** How long a provider has for the whole answer, its calls of tools included, in milliseconds. */
const providerMs = 30_000;

/** How often it may call tools before it has to answer. */
const mostSteps = 6;

/** Passages that a question is grounded with. */
const mostPassages = 8;

/** More is no answer at the bedside. */
const mostCharacters = 8000;
const mostBytes = 512 * 1024;
const mostTokens = 1500;

/** A question to a provider. */
export interface ProviderQuestion {
  readonly message: string;
  readonly profession: string;
  readonly mode: ChatMode;
}

/** What a provider is grounded with. */
export interface Grounds extends Pick<ToolSources, 'find' | 'now'> {
  readonly drugs: Mentions;
}

/** A provider said nothing that could be shown: it was cut off, refused, or answered too much. */
class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/**
 * Asks an OpenAI-compatible server, hosted or local. The answer rests on passages of Oryx and on what
 * the tools have answered; doses that stand in neither are marked, links elsewhere are taken out.
 *
 * Rejects on time-out, error, refusal and answers too large.
 */
export async function askProvider(
  { baseUrl, apiKey, model }: RemiProvider,
  { message, profession, mode }: ProviderQuestion,
  { find, now, drugs }: Grounds,
  timeoutMs = providerMs,
): Promise<Pick<RemiAnswer, 'response' | 'sources'>> {
  const evidence: Passage[] = [...find(message, mostPassages)];
  const server = createOpenAICompatible({
    name: 'remi',
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    fetch: limitedFetch(mostBytes),
  });
  const { text, finishReason } = await generateText({
    model: server.chatModel(model),
    system: instructionsFor(mode),
    prompt: promptFor(message, profession, evidence),
    tools: toolsFor({ find, now, found: (passages) => evidence.push(...passages) }),
    stopWhen: stepCountIs(mostSteps),
    maxRetries: 0,
    maxOutputTokens: mostTokens,
    temperature: 0,
    abortSignal: AbortSignal.timeout(timeoutMs),
  });
  if (finishReason !== 'stop' && finishReason !== 'length')
    throw new NoAnswer(`it ended with ${finishReason}`);
  if (text.trim() === '' || text.length > mostCharacters) throw new NoAnswer(`${text.length} characters`);
  return shown(text, evidence, drugs);
}

/** What is shown of an answer. */
function shown(answer: string, evidence: readonly Passage[], drugs: Mentions) {
  const { text, flagged } = markUnconfirmed(answer.normalize('NFKC'), evidence, drugs);
  const { text: linked, cited } = keepLinks(text, evidence);
  const warning = `**Do not give without checking:** ${flagged.join(', ')} ${flagged.length === 1 ? 'was' : 'were'} not found in Oryx's sources.`;
  const ending =
    cited.length === 0
      ? 'Written by a language model. It cites no page of Oryx: check it before you act.'
      : "Written by a language model from Oryx's pages. Check the page before you act.";
  return {
    response: [...(flagged.length > 0 ? [warning] : []), linked.trim(), `*${ending}*`].join('\n\n'),
    sources: cited,
  };
}
