import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { refuseCrossSiteWrites } from './cross-site.ts';
import { HttpError } from './http-error.ts';

const app = new Hono();
app.use(refuseCrossSiteWrites('https://oryx.example.org'));
app.all('*', (context) => context.text('done'));
app.onError((error, context) => context.text(error.message, error instanceof HttpError ? error.status : 500));

async function statusOf(method: string, headers: Record<string, string>): Promise<number> {
  const response = await app.request('http://10.0.0.5:8080/api/x', {
    method,
    headers: { host: '10.0.0.5:8080', ...headers },
  });
  return response.status;
}

describe('refuseCrossSiteWrites', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses a %s from another site', async (method) => {
    expect(await statusOf(method, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await statusOf(method, { 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await statusOf(method, { origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf(method, { origin: 'null' })).toBe(403);
  });

  it('lets our own pages write, under every address they are reached by', async () => {
    expect(await statusOf('POST', { 'sec-fetch-site': 'same-origin', origin: 'http://other' })).toBe(200);
    expect(await statusOf('POST', { 'sec-fetch-site': 'none' })).toBe(200);
    expect(await statusOf('POST', { origin: 'http://10.0.0.5:8080' })).toBe(200);
    expect(await statusOf('POST', { origin: 'https://oryx.example.org' })).toBe(200);
  });

  it('lets callers write that are no browsers, and anybody read', async () => {
    expect(await statusOf('POST', {})).toBe(200);
    expect(await statusOf('GET', { 'sec-fetch-site': 'cross-site' })).toBe(200);
  });
});
