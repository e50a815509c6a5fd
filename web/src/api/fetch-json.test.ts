import { describe, expect, it, vi } from 'vitest';
import { maria } from '../test/maria.ts';
import { stubApi } from '../test/stub-api.ts';
import { ApiError, failureMessage } from './api-error.ts';
import { currentUser, login } from './auth-calls.ts';
import { fetchJson } from './fetch-json.ts';

function answerWith(status: number, statusText: string, body: string) {
  vi.stubGlobal('fetch', async () => new Response(body, { status, statusText }));
}

describe('a call', () => {
  it('API-01 API-02 sends the cookie, and a JSON body with its content type', async () => {
    const calls = stubApi({ 'POST /api/auth/login': { body: { user: maria } } });
    await login({ contact: 'maria@example.org', password: 'secret 1' });
    expect(calls[0]?.body).toEqual({ contact: 'maria@example.org', password: 'secret 1' });
    expect(calls[0]?.init.credentials).toBe('include');
    expect(new Headers(calls[0]?.init.headers).get('content-type')).toBe('application/json');
  });

  it('API-01 API-02 API-05 sends no content type without a body', async () => {
    const calls = stubApi({ 'GET /api/auth/user': { body: maria } });
    expect(await currentUser()).toEqual(maria);
    expect(calls[0]).toMatchObject({ method: 'GET', path: '/api/auth/user', body: undefined });
    expect(calls[0]?.init.credentials).toBe('include');
    expect(new Headers(calls[0]?.init.headers).has('content-type')).toBe(false);
  });

  it('API-20 API-21 returns undefined for a successful response without a body', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
    expect(
      await fetchJson({ method: 'PUT', path: '/api/learning/recommendations/1/accept' }),
    ).toBeUndefined();
  });

  it('API-03 fails with the status and the body text', async () => {
    answerWith(400, 'Bad Request', 'x');
    await expect(currentUser()).rejects.toMatchObject({ name: 'ApiError', message: '400: x', status: 400 });
  });

  it('API-03 fails with the status and the status text if the body is empty', async () => {
    answerWith(500, 'Internal Server Error', '');
    await expect(currentUser()).rejects.toThrow('500: Internal Server Error');
  });

  it('API-04 treats a 401 as an error', async () => {
    answerWith(401, 'Unauthorized', '{"message":"Invalid credentials"}');
    await expect(currentUser()).rejects.toThrow('401: {"message":"Invalid credentials"}');
  });
});

describe('the message for the user', () => {
  it('AUTH-27 AUTH-28 is the message field of a JSON body', () => {
    const error = new ApiError(401, 'Unauthorized', '{"message":"Invalid credentials"}');
    expect(failureMessage(error)).toBe('Invalid credentials');
  });

  it('AUTH-28 is the body text if that is no JSON with a message', () => {
    expect(failureMessage(new ApiError(400, 'Bad Request', 'Too many'))).toBe('Too many');
    expect(failureMessage(new ApiError(400, 'Bad Request', '{"error":1}'))).toBe('{"error":1}');
    expect(failureMessage(new ApiError(502, 'Bad Gateway', ''))).toBe('Bad Gateway');
  });

  it('AUTH-28 says that the server was not reached', () => {
    expect(failureMessage(new TypeError('Failed to fetch'))).toContain('could not reach the server');
  });
});
