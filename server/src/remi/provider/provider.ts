import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ChatMode, Passage, Remi, RemiAnswer } from '@oryx/remi';
import type { Mentions } from '@oryx/search';
import { generateText, stepCountIs } from 'ai';
import type { RemiProvider } from '../../config.ts';
import { type Grounded, markDoubtful } from './grounding.ts';
import { instructionsFor, promptFor } from './instructions.ts';
import { limitedFetch } from './limited-fetch.ts';
import { keepLinks } from './links.ts';
import { type ToolSources, toolsFor } from './tools.ts';

/** Time limit of a provider for the whole answer, including tool calls, in ms. */
const providerMs = 30_000;

/** Maximum number of tool calls before it must answer. */
const mostSteps = 6;

/** Number of passages that ground a question. */
const mostPassages = 8;

/** Maximum length of an answer. */
const mostCharacters = 8000;
const mostBytes = 512 * 1024;
const mostTokens = 1500;

/** A question to a provider. */
export interface ProviderQuestion {
  readonly message: string;
  readonly profession: string;
  readonly mode: ChatMode;
}

/** The grounding of a provider. */
export interface Grounds extends Pick<ToolSources, 'now'>, Pick<Remi, 'find' | 'overdoses'> {
  readonly drugs: Mentions;
}

/** Error for a provider without a usable answer: cut off, refused, or too long. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/**
 * Asks an OpenAI-compatible server, hosted or local. The answer rests on passages of Oryx and on what
 * the tools have answered. Doses that stand in neither and overdoses are marked, links elsewhere are taken out.
 *
 * Rejects on time-out, error, refusal and answers too large.
 */
export async function askProvider(
  { baseUrl, apiKey, model }: RemiProvider,
  { message, profession, mode }: ProviderQuestion,
  { find, overdoses, now, drugs }: Grounds,
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
  const answer = text.normalize('NFKC');
  return shown(markDoubtful(answer, evidence, drugs, overdoses(answer, message)), evidence);
}

/** Returns the displayed form of an answer. */
function shown({ text, flagged, above }: Grounded, evidence: readonly Passage[]) {
  const { text: linked, cited } = keepLinks(text, evidence);
  const unconfirmed = flagged.filter((dose) => !above.includes(dose));
  const warnings = [
    above.length > 0 &&
      `**Do not give:** ${above.join(', ')} ${above.length === 1 ? 'is' : 'are'} above what Oryx states for the drug, patient and route.`,
    unconfirmed.length > 0 &&
      `**Do not give without checking:** ${unconfirmed.join(', ')} ${unconfirmed.length === 1 ? 'was' : 'were'} not found in Oryx's sources.`,
  ].filter((warning) => warning !== false);
  const ending =
    cited.length === 0
      ? 'Written by a language model. It cites no page of Oryx: check it before you act.'
      : "Written by a language model from Oryx's pages. Check the page before you act.";
  return {
    response: [...warnings, linked.trim(), `*${ending}*`].join('\n\n'),
    sources: cited,
  };
}
