import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { refuseCrossSiteWrites } from './cross-site.ts';
import { HttpError } from './http-error.ts';

function appAt(publicUrl?: string): Hono {
  const app = new Hono();
  app.use(refuseCrossSiteWrites(publicUrl));
  app.all('*', (context) => context.text('done'));
  app.onError((error, context) =>
    context.text(error.message, error instanceof HttpError ? error.status : 500),
  );
  return app;
}

const published = appAt('https://oryx.example.org');
const unpublished = appAt();

async function statusOf(method: string, headers: Record<string, string>, app = unpublished): Promise<number> {
  const response = await app.request('http://10.0.0.5:8080/api/x', {
    method,
    headers: { host: '10.0.0.5:8080', ...headers },
  });
  return response.status;
}

describe('refuseCrossSiteWrites', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('rejects a %s from another site', async (method) => {
    for (const app of [published, unpublished]) {
      expect(await statusOf(method, { 'sec-fetch-site': 'cross-site' }, app)).toBe(403);
      expect(await statusOf(method, { 'sec-fetch-site': 'same-site' }, app)).toBe(403);
      expect(await statusOf(method, { origin: 'https://evil.example' }, app)).toBe(403);
      expect(await statusOf(method, { origin: 'null' }, app)).toBe(403);
    }
  });

  it('rejects a write under a foreign name where PUBLIC_URL is set', async () => {
    const foreign = { host: 'evil.example', origin: 'https://evil.example' };
    expect(await statusOf('POST', foreign, published)).toBe(403);
    expect(await statusOf('POST', { ...foreign, 'sec-fetch-site': 'same-origin' }, published)).toBe(403);
    expect(await statusOf('POST', { origin: 'https://oryx.example.org' }, published)).toBe(200);
    const own = { origin: 'https://oryx.example.org', 'sec-fetch-site': 'same-origin' };
    expect(await statusOf('POST', own, published)).toBe(200);
  });

  it('lets same-origin pages write, under every address, where PUBLIC_URL is not set', async () => {
    expect(await statusOf('POST', { 'sec-fetch-site': 'same-origin', origin: 'http://other' })).toBe(200);
    expect(await statusOf('POST', { 'sec-fetch-site': 'none' })).toBe(200);
    expect(await statusOf('POST', { origin: 'http://10.0.0.5:8080' })).toBe(200);
  });

  it('lets callers without a browser write, and anybody read', async () => {
    expect(await statusOf('POST', {})).toBe(200);
    expect(await statusOf('POST', {}, published)).toBe(200);
    expect(await statusOf('GET', { 'sec-fetch-site': 'cross-site' })).toBe(200);
  });
});
