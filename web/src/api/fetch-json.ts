import type { Route } from '@oryx/contract/endpoint';
import { ApiError } from './api-error.ts';
import { isPage, type Patience, watchedFetch } from './watched-fetch.ts';

/** What may go with a call. */
export interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | null;
  readonly patience?: Patience;
}

/** Makes a call and returns the JSON of its answer, unchecked. Rejects with `ApiError` on any non-success. */
export async function fetchJson(
  route: Pick<Route, 'method'> & { readonly path: string },
  sent: Sent = {},
): Promise<unknown> {
  const { text } = await fetchText(route, sent);
  // A success may say nothing.
  return text ? JSON.parse(text) : undefined;
}

/** Makes a call and returns its response with the text. Rejects with `ApiError` on any non-success. */
export async function fetchText(
  { method, path }: Pick<Route, 'method'> & { readonly path: string },
  { body, headers, patience, ...options }: Sent = {},
) {
  const fetched = await watchedFetch(
    path,
    {
      ...options,
      method,
      credentials: 'include',
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: JSON.stringify(body),
    },
    patience,
  );
  const { response, text } = fetched;
  if (!response.ok) throw new ApiError(response.status, response.statusText, text);
  // The page of a public network, which answers in the place of Oryx.
  if (isPage(text)) throw new TypeError('The answer is not from Oryx.');
  return fetched;
}
