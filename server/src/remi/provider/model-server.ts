import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, NoObjectGeneratedError, Output, tool } from 'ai';
import type { z } from 'zod';
import type { RemiProvider } from '../../config.ts';
import { limitedFetch } from './limited-fetch.ts';

const mostBytes = 512 * 1024;
const mostTokens = 1500;

/** Error for a response that cannot be used: refused, cut off, filtered, empty or not of the schema. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** A request for an object. */
export interface ObjectRequest<T> {
  /** Name of the object, in letters. */
  readonly name: string;
  readonly schema: z.ZodType<T>;
  readonly system: string;
  readonly data: object;
  readonly signal: AbortSignal;
}

/** Statuses of a server that does not know a field of the request. */
const unknownField = new Set([400, 404, 415, 422, 501]);

/**
 * An OpenAI-compatible server, hosted or local. It is asked for objects by `response_format` with a JSON schema. A server
 * that does not know this is asked by a tool instead, from then on.
 */
export class ModelServer {
  readonly #model: ReturnType<ReturnType<typeof createOpenAICompatible>['chatModel']>;
  #form: 'schema' | 'tool' = 'schema';
  /** True once a response in this form could be used. */
  #isSure = false;

  constructor({ baseUrl, apiKey, model }: RemiProvider) {
    const server = createOpenAICompatible({
      name: 'remi',
      baseURL: baseUrl,
      supportsStructuredOutputs: true,
      ...(apiKey !== undefined && { apiKey }),
      fetch: limitedFetch(mostBytes),
    });
    this.#model = server.chatModel(model);
  }

  /** Returns an object of the schema. Rejects with `NoAnswer` if the response is not one, otherwise if the server fails. */
  async ask<T>(request: ObjectRequest<T>): Promise<T> {
    try {
      const value = await this.#inForm(request);
      this.#isSure = true;
      return value;
    } catch (error) {
      if (this.#isSure) throw error;
      // A server that ignores the form answers in prose. The next question tries the other one.
      if (error instanceof NoAnswer) this.#form = this.#form === 'schema' ? 'tool' : 'schema';
      const isUnknown = APICallError.isInstance(error) && unknownField.has(error.statusCode ?? 0);
      if (!isUnknown || this.#form === 'tool') throw error;
      this.#form = 'tool';
      const value = await this.#inForm(request);
      this.#isSure = true;
      return value;
    }
  }

  #inForm<T>(request: ObjectRequest<T>): Promise<T> {
    return this.#form === 'schema' ? this.#bySchema(request) : this.#byTool(request);
  }

  async #bySchema<T>({ name, schema, ...request }: ObjectRequest<T>): Promise<T> {
    try {
      const result = await generateText({
        ...this.#settings(request),
        output: Output.object({ name, schema }),
      });
      if (result.finishReason !== 'stop') throw new NoAnswer(`it ended with ${result.finishReason}`);
      return result.output;
    } catch (error) {
      if (NoObjectGeneratedError.isInstance(error)) throw new NoAnswer('no object of the schema');
      throw error;
    }
  }

  async #byTool<T>({ name, schema, ...request }: ObjectRequest<T>): Promise<T> {
    const { toolCalls, finishReason } = await generateText({
      ...this.#settings(request),
      tools: { [name]: tool({ description: 'Takes your answer.', inputSchema: schema }) },
      // Some servers ignore the name of a tool, and there is only one.
      toolChoice: 'required',
    });
    const isEnded = finishReason === 'stop' || finishReason === 'tool-calls';
    const read = schema.safeParse(toolCalls.find(({ toolName }) => toolName === name)?.input);
    if (!isEnded || !read.success) throw new NoAnswer(`it ended with ${finishReason}`);
    return read.data;
  }

  #settings({ system, data, signal }: Pick<ObjectRequest<unknown>, 'system' | 'data' | 'signal'>) {
    return {
      model: this.#model,
      system,
      prompt: `Data, as JSON:\n${JSON.stringify(data)}`,
      maxRetries: 0,
      maxOutputTokens: mostTokens,
      temperature: 0,
      abortSignal: signal,
    };
  }
}
