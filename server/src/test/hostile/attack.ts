import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { endpoints } from '@oryx/contract';
import CachePolicy from 'http-cache-semantics';
import { type Canary, type HostileRequest, hostileRequests, isFromElsewhere } from './requests.ts';

/** A response as it came over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Target {
  readonly port: number;
  readonly canary: Canary;
  /** Signs the attacker in, and returns the session in the form of a request header. */
  signIn(): Promise<string>;
  /** Forgets the limits on attempts, which would hide everything behind them. */
  clearLimits(): Promise<void>;
}

/** What came of an attack. */
export interface Outcome {
  /** Number of answers by status. 0 stands for a connection that the server closed. */
  readonly statuses: ReadonlyMap<number, number>;
  /** One line for each answer that must not be. */
  readonly faults: readonly string[];
  /** The distinct messages of refusals. */
  readonly messages: ReadonlySet<string>;
  /** Duration in ms and description of the slowest requests. */
  readonly slowest: readonly (readonly [ms: number, request: string])[];
}

const atOnce = 16;
const clearEvery = 50;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

/** Sends a request over the wire. Resolves to undefined if the server closes the connection unanswered. */
export function sendOver(
  port: number,
  { method, path, headers, body }: Pick<HostileRequest, 'method' | 'path' | 'headers' | 'body'>,
): Promise<WireAnswer | undefined> {
  // Node states no length for a DELETE, and its body would be read as the next request.
  const length =
    body === undefined || headers['transfer-encoding'] ? {} : { 'content-length': Buffer.byteLength(body) };
  const options = { port, agent, method, path, headers: { ...headers, ...length } };
  return new Promise((answered, failed) => {
    const asked = httpRequest({ ...options, setHost: headers['host'] === undefined }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        answered({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString('latin1'),
        }),
      );
      answer.on('error', () => answered(undefined));
    });
    asked.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? answered(undefined) : failed(error),
    );
    asked.end(body);
  });
}

const kept = 'private, no-cache';
const told = 'no-store';

/** Returns what is wrong with the security headers of an answer, or undefined. */
function headerFault({ status, headers }: WireAnswer): string | undefined {
  // The browser keeps those of the stored answer.
  if (status === 304) return undefined;
  if (headers['x-content-type-options'] !== 'nosniff') return 'no nosniff';
  // What is no valid HTTP gets no further than the parser, and no id.
  if (headers['x-request-id'] === undefined) return status < 500 && status >= 400 ? undefined : 'no id';
  if (!headers['content-security-policy']?.includes("default-src 'self'"))
    return 'no content security policy';
  if (headers['referrer-policy'] !== 'no-referrer') return 'no referrer policy';
  return headers['cross-origin-resource-policy'] === 'same-origin' ? undefined : 'no resource policy';
}

/** Returns what is wrong with how an answer may be cached, or undefined. */
export function cacheFault(
  { method, path }: Pick<HostileRequest, 'method' | 'path'>,
  { status, headers }: WireAnswer,
): string | undefined {
  const control = headers['cache-control'] ?? 'none';
  if (headers['set-cookie'] && control !== told) return `a cookie with ${control}`;
  if (status >= 400) return control === told ? undefined : `a refusal with ${control}`;
  if (control === told || control === kept) {
    const policy = new CachePolicy({ url: path, method, headers: {} }, { status, headers });
    return policy.storable() ? 'a shared cache may store it' : undefined;
  }
  // The rest is the same for everybody: the web app and the description of the calls.
  const isPublic =
    !/json/.test(headers['content-type'] ?? '') || /openapi\.json/.test(path) || status === 304;
  return control === 'no-cache' && isPublic ? undefined : `cached as ${control}`;
}

const traces =
  /\bat \S+ \(|node_modules|\/src\/|\/dist\/|\.[cm]?[jt]s:\d|\b(select|insert into|update|delete from)\b.+\b(from|values|set|where)\b|PostgreSQL|postgres|Zod|ECONN|Error:/i;

function refusalFault(
  { status, headers, body }: WireAnswer,
  method: string,
  messages: Set<string>,
): string | undefined {
  // A busy machine may find the database slow, and says when to try again.
  const isTold = status === 503 && headers['retry-after'] !== undefined;
  if (status >= 500 && !isTold) return `status ${status}`;
  if (method === 'HEAD') return undefined;
  if (!headers['content-type']?.startsWith('application/json')) return 'a refusal without JSON';
  if (traces.test(body)) return 'a refusal with a trace';
  const { message, ...rest } = JSON.parse(body) as { message?: unknown };
  if (typeof message !== 'string' || Object.keys(rest).length > 0) return 'a refusal of another form';
  if (!/^[A-Z].*\.$/.test(message)) return 'a refusal that is no sentence';
  messages.add(message);
  return undefined;
}

/** Returns the endpoint of the contract that answers a request, if its path is written as usual. */
function endpointOf({ method, path }: HostileRequest) {
  const asked = path.replace(/\?.*$/s, '');
  return endpoints.find(
    (each) =>
      each.method === method && new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked),
  );
}

function successFault(request: HostileRequest, { status, body }: WireAnswer): string | undefined {
  const endpoint = endpointOf(request);
  if (!endpoint) return undefined;
  if (endpoint.access !== 'public' && request.session !== 'live') return 'an answer without a session';
  if (endpoint.method !== 'GET' && isFromElsewhere(request)) return 'a write from another site';
  if (status !== 200) return undefined;
  const parsed = endpoint.response.safeParse(JSON.parse(Buffer.from(body, 'latin1').toString()));
  return parsed.success ? undefined : 'an answer outside the contract';
}

/** Returns what is wrong with an answer, or undefined. */
function faultOf(
  request: HostileRequest,
  answer: WireAnswer,
  { id, email }: Canary,
  messages: Set<string>,
): string | undefined {
  const wrong = headerFault(answer) ?? cacheFault(request, answer);
  if (wrong) return wrong;
  if (answer.body.includes(id) || answer.body.toLowerCase().includes(email.toLowerCase())) {
    return 'something of the canary';
  }
  return answer.status >= 400
    ? refusalFault(answer, request.method, messages)
    : successFault(request, answer);
}

const describe = ({ what, method, path, headers, body, session }: HostileRequest) =>
  `${what} (session: ${session}): ${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${String(body).slice(0, 200)}`;

const endsSession = /\/(logout|logout-everywhere|delete-account)\b/;

/** Sends generated requests, several at once, and judges every answer. */
export async function attack(target: Target, seed: number, count: number): Promise<Outcome> {
  const requests = hostileRequests(seed, count, target.canary);
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  const messages = new Set<string>();
  const slowest: [number, HostileRequest][] = [];
  let session = target.signIn();
  let at = 0;
  const worker = async () => {
    for (let request = requests[at]; request; request = requests[at]) {
      const number = at;
      at += 1;
      if (number % clearEvery === 0) await target.clearLimits();
      const cookies = [request.headers['cookie'], request.session === 'live' && (await session)];
      if (request.session === 'forged') cookies.push(`oryx_session=${'A'.repeat(43)}`);
      const cookie = cookies.filter(Boolean).join('; ');
      const sent = { ...request, headers: { ...request.headers, ...(cookie && { cookie }) } };
      const since = performance.now();
      const answer = await sendOver(target.port, sent);
      slowest.push([performance.now() - since, request]);
      if (slowest.length > 1000) slowest.sort(([a], [b]) => b - a).splice(5);
      const status = answer?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const fault = answer ? faultOf(request, answer, target.canary, messages) : connectionFault(request);
      if (fault) faults.push(`${fault}, seed ${seed}, request ${number}: ${describe(request)}`);
      if (status === 200 && endsSession.test(request.path)) session = target.signIn();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const longest = slowest.sort(([a], [b]) => b - a).slice(0, 5);
  return {
    statuses,
    faults,
    messages,
    slowest: longest.map(([ms, request]) => [ms, describe(request)] as const),
  };
}

/** A server may close a connection on which more is sent than it takes. Any other request gets an answer. */
function connectionFault({ body = '' }: HostileRequest): string | undefined {
  return body.length > 60_000 ? undefined : 'no answer';
}
