import type { RequestOf, ResponseOf } from '@oryx/contract';
import { ApiError } from './api-error.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type CallOptions = Pick<RequestInit, 'signal'>;

async function callApi(method: Method, path: string, body: unknown, options: CallOptions): Promise<unknown> {
  const response = await fetch(path, {
    ...options,
    method,
    credentials: 'include',
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  // A success may say nothing.
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

type Call<E> =
  undefined extends RequestOf<E>
    ? (options?: CallOptions) => Promise<ResponseOf<E>>
    : (request: RequestOf<E>, options?: CallOptions) => Promise<ResponseOf<E>>;

/**
 * Makes the function that calls a declared endpoint without a body. Method and path are repeated here
 * because the contract's own values would bring its schemas into the browser; a test compares the two.
 */
export function callWithoutBody<E>(method: Method, path: string): Call<E> {
  return ((options: CallOptions = {}) => callApi(method, path, undefined, options)) as Call<E>;
}

/** As `callWithoutBody`, for an endpoint that takes a JSON body. Rejects with `ApiError` on any non-success. */
export function callWithBody<E>(method: Method, path: string): Call<E> {
  return ((request: unknown, options: CallOptions = {}) =>
    callApi(method, path, request, options)) as Call<E>;
}

/** As `callWithoutBody`, for an endpoint whose request goes into the address. */
export function callWithQuery<E>(method: Method, path: string): Call<E> {
  return ((request: Readonly<Record<string, string | number>>, options: CallOptions = {}) => {
    const query = Object.entries(request).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    // Nothing asked, no question mark: the address is then that of the list as a whole.
    return callApi(method, query.length > 0 ? `${path}?${query.join('&')}` : path, undefined, options);
  }) as Call<E>;
}
