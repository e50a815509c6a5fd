import { vi } from 'vitest';

/** One call that the app made. */
export interface ApiCall {
  method: string;
  path: string;
  body: unknown;
  init: RequestInit;
}

/** What a stubbed call answers: a status with a body, or a dead network. */
export type ApiAnswer = { status?: number; body?: unknown } | 'network failure';

/**
 * Puts a small server in the place of `fetch`. Calls without an answer of their own get 401.
 * @returns the calls made so far, in order; the list grows
 */
export function stubApi(answers: Record<string, ApiAnswer>): ApiCall[] {
  const calls: ApiCall[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    calls.push({
      method,
      path,
      init,
      body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
    });
    const answer = answers[`${method} ${path}`] ?? { status: 401, body: { message: 'Please sign in.' } };
    if (answer === 'network failure') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body ?? {}), { status: answer.status ?? 200 });
  });
  return calls;
}
