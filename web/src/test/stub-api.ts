import { vi } from 'vitest';

/** One call that the app made. */
export interface ApiCall {
  method: string;
  path: string;
  body: unknown;
  init: RequestInit;
}

/** The response of a stubbed call: a status with a body, or a network error. */
export type ApiAnswer = { status?: number; body?: unknown } | 'network failure';

/** Replaces `fetch` by a stub. Calls without a response get 401. Returns the list of calls, which grows. */
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
