import type { Route } from '@oryx/contract/endpoint';
import { ApiError } from './api-error.ts';

/** What may go with a call. */
export interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | null;
}

/** Makes a call and returns the JSON of its answer, unchecked. Rejects with `ApiError` on any non-success. */
export async function fetchJson(
  { method, path }: Pick<Route, 'method'> & { readonly path: string },
  { body, headers, ...options }: Sent = {},
): Promise<unknown> {
  const response = await fetch(path, {
    ...options,
    method,
    credentials: 'include',
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, response.statusText, text);
  // A success may say nothing.
  return text ? JSON.parse(text) : undefined;
}
