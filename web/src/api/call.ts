import type { Endpoint, Given, Part, ResponseOf } from '@oryx/contract/endpoint';
import type * as z from 'zod/mini';
import { fetchJson, type Sent } from './fetch-json.ts';

/** A part that the endpoint takes has to be given. */
type GivenPart<E, P extends Part> =
  undefined extends Given<E, P> ? unknown : Readonly<Record<P, Given<E, P>>>;

/** What any call may be given. */
interface AnyInput extends Omit<Sent, 'body'> {
  readonly request?: object;
  readonly params?: Readonly<Record<string, string>>;
}

type InputOf<E extends Endpoint> = AnyInput &
  GivenPart<E, 'request'> &
  GivenPart<E, 'params'> &
  GivenPart<E, 'headers'>;

/** A success whose answer does not fit the contract, as of a server that is newer than the app. */
class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
  readonly userMessage = 'Oryx could not read the answer of the server. Please reload the page.';

  constructor(cause: unknown) {
    super('The answer does not fit the contract.', { cause });
  }
}

/**
 * Calls an endpoint and returns what came back, checked by the endpoint's own schema or by the given one.
 * Rejects with `ApiError` on any non-success, and with `UnreadableAnswer` if the answer does not fit.
 */
export function call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<ResponseOf<E>>;
export function call<E extends Endpoint, S extends z.ZodMiniType>(
  endpoint: E,
  input: InputOf<E>,
  schema: S,
): Promise<z.output<S>>;
export async function call(
  endpoint: Endpoint,
  input: AnyInput,
  schema = endpoint.response,
): Promise<unknown> {
  const read = schema.safeParse(await send(endpoint, input));
  if (read.success) return read.data;
  throw new UnreadableAnswer(read.error);
}

/** Calls an endpoint and returns what came back, unchecked. Rejects with `ApiError` on any non-success. */
export function send<E extends Endpoint>({ method, path }: E, input: InputOf<E>): Promise<unknown> {
  const { request, params = {}, ...options }: AnyInput = input;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  if (method !== 'GET') return fetchJson({ method, path: filled }, { ...options, body: request });
  const query = Object.entries(request ?? {}).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  // Nothing asked, no question mark: the address is then that of the list as a whole.
  const address = query.length > 0 ? `${filled}?${query.join('&')}` : filled;
  return fetchJson({ method, path: address }, options);
}
