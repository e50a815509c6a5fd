import { endpoints } from '@oryx/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './test/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp({ publicUrl: 'https://oryx.example.org' });
});

afterAll(() => test.close());

describe('the app', () => {
  it('sets security headers on every response, errors included', async () => {
    for (const path of ['/healthz', '/api/none', '/api/auth/user']) {
      const { headers } = await test.app.request(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toBe(
        'microphone=(self), camera=(self), geolocation=(), payment=(), usb=()',
      );
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    }
  });

  it('responds to an unknown path or method with 404 as JSON', async () => {
    for (const [method, path] of [
      ['GET', '/api/none'],
      ['GET', '/api/auth/login'],
      ['DELETE', '/api/pediatrics/vital-signs'],
    ] as const) {
      const response = await test.send(method, path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ message: 'There is no such call.' });
    }
  });

  it('rejects a body over its limit with 413, with or without Content-Length', async () => {
    const body = JSON.stringify({ contact: 'x'.repeat(70_000) });
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
    const announced = await test.app.request('/api/auth/forgot-password', { method: 'POST', headers, body });
    expect(announced.status).toBe(413);
    const streamed = await test.app.request('/api/auth/forgot-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(streamed.status).toBe(413);
    expect(await streamed.json()).toEqual({ message: 'The request is too large.' });
  });

  it('rejects a cross-site write', async () => {
    const response = await test.app.request('/api/auth/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: '{}',
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ message: 'This request came from another website.' });
  });

  it('gives every request a new id and accepts none from the client', async () => {
    const first = await test.app.request('/healthz', { headers: { 'x-request-id': 'mine' } });
    const second = await test.app.request('/healthz');
    expect(first.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
  });

  it('logs method, route, status and time, but no user input', async () => {
    const response = await test.send('POST', '/api/auth/login?from=Selma', {
      contact: 'selma@example.org',
      password: 'secret words',
    });
    const line = test.log.find(({ fields }) => fields['requestId'] === response.headers.get('x-request-id'));
    expect(line?.fields).toEqual({
      requestId: expect.any(String),
      method: 'POST',
      route: '/api/auth/login',
      status: 401,
      ms: expect.any(Number),
    });
    expect(JSON.stringify(test.log)).not.toMatch(/selma|secret words/i);
  });

  it('reports that it is live and that its database responds', async () => {
    expect((await test.app.request('/healthz')).status).toBe(200);
    expect((await test.app.request('/readyz')).status).toBe(200);
  });

  it('describes every call of the contract as OpenAPI', async () => {
    const response = await test.app.request('/api/openapi.json');
    const document = (await response.json()) as { openapi: string; paths: Record<string, object> };
    expect(document.openapi).toMatch(/^3\.1/);
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('marks the session cookie Secure and binds it to the host where the public address is https', async () => {
    const response = await test.send('POST', '/api/auth/logout', {});
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-oryx_session=.*; Path=\/; .*Secure/);
    expect(response.headers.getSetCookie()[0]).not.toContain('Domain');
  });
});

describe('an app that has lost its database', () => {
  it('is live but not ready, and reveals the fault only in its log', async () => {
    const lost = await openTestApp();
    await lost.database.storage.close();
    expect((await lost.app.request('/healthz')).status).toBe(200);
    expect((await lost.app.request('/readyz')).status).toBe(503);
    const login = await lost.send('POST', '/api/auth/login', { contact: 'selma@example.org', password: 'x' });
    expect(login.status).toBe(503);
    expect(login.headers.get('retry-after')).toBe('2');
    expect(await login.json()).toEqual({
      message: 'The server cannot reach its database. Please try again in a moment.',
    });
    expect(lost.log.some(({ level }) => level === 'error')).toBe(true);
    expect(JSON.stringify(lost.log)).not.toContain('selma');
    await lost.database.drop();
  });
});
