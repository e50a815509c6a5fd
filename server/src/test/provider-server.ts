import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request received by the provider. */
interface ProviderRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: unknown }[];
    readonly temperature?: number;
    readonly tools?: readonly { readonly function: { readonly name: string } }[];
    readonly response_format?: { readonly type: string; readonly json_schema?: { readonly name: string } };
  };
}

/** Handler of the next request to the provider. */
export type Turn = (response: ServerResponse, request: ProviderRequest) => void;

/** A small real server with the protocol of OpenAI-compatible providers. */
export interface ProviderServer {
  /** Value for REMI_BASE_URL. */
  readonly baseUrl: string;
  readonly requests: readonly ProviderRequest[];
  /** Plans the handlers of the next requests. The last one repeats. */
  plan(...turns: Turn[]): void;
  close(): Promise<void>;
}

/** Starts a provider on a free port. End it with `close`. */
export async function startProviderServer(): Promise<ProviderServer> {
  const requests: ProviderRequest[] = [];
  let turns: Turn[] = [];
  const server = createServer((request, response) => {
    void read(request).then((seen) => {
      requests.push(seen);
      const turn = turns.length > 1 ? turns.shift() : turns[0];
      turn?.(response, seen);
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    plan: (...next) => {
      turns = next;
      requests.length = 0;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function read(request: IncomingMessage): Promise<ProviderRequest> {
  const body = JSON.parse(await text(request)) as ProviderRequest['body'];
  return { path: request.url ?? '', authorization: request.headers.authorization, body };
}

/** Responds with a text. */
export const says = (content: string | null, more: Record<string, unknown> = {}): Turn => {
  return send({ role: 'assistant', content, ...more }, 'stop');
};

/** Responds with a tool call. The arguments are JSON, or malformed text of a broken provider. */
export const calls = (name: string, args: unknown): Turn => {
  const written = typeof args === 'string' ? args : JSON.stringify(args);
  const call = { id: `call-${name}`, type: 'function', function: { name, arguments: written } };
  return send({ role: 'assistant', content: null, tool_calls: [call] }, 'tool_calls');
};

/** Responds with a finish reason. */
export const endsWith = (reason: string, content = ''): Turn => send({ role: 'assistant', content }, reason);

/** Responds with a raw status and body. */
export const answers = (status: number, body: string, headers: Record<string, string> = {}): Turn => {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };
};

function send(message: Record<string, unknown>, reason: string): Turn {
  return (response, { body }) => {
    const completion = {
      ...{ id: 'answer', object: 'chat.completion', created: 0, model: body.model },
      choices: [{ index: 0, message, finish_reason: reason }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(completion));
  };
}
