import { contentVersion, readShippedContent } from '@oryx/content';
import { airwayEquipment, defibrillation, vitalSigns } from '@oryx/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { loadShipped } from '../content/load-shipped.ts';
import { member } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';

let test: TestApp;
let cookie: string;

beforeAll(async () => {
  test = await openTestApp();
  ({ cookie } = await member(test));
});

afterAll(() => test.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  test.app.request(path, { headers: { cookie, ...headers } });

describe('reference lists', () => {
  it.each([
    ['/api/pediatrics/vital-signs', z.array(vitalSigns.strict()), 5],
    ['/api/pediatrics/equipment', z.array(airwayEquipment.strict()), 5],
    ['/api/pediatrics/defibrillation', z.array(defibrillation.strict()), 5],
  ])(
    'API-16 PAED-11 answers %s with the rows of the contract and nothing else',
    async (path, schema, count) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/json');
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      expect(schema.parse(await response.json())).toHaveLength(count);
    },
  );

  it('API-16 needs a session', async () => {
    for (const list of ['vital-signs', 'equipment', 'defibrillation']) {
      expect((await test.app.request(`/api/pediatrics/${list}`)).status).toBe(401);
    }
  });

  it('answers 304 to a reader who has this version', async () => {
    const path = '/api/pediatrics/vital-signs';
    const etag = (await get(path, { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}-br"$/);
    const headers = { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` };
    expect((await get(path, headers)).status).toBe(304);
  });

  it('shows new content as soon as it is stored, without a restart', async () => {
    const path = '/api/pediatrics/equipment';
    const before = (await get(path)).headers.get('etag');
    const shipped = await readShippedContent();
    const rows = [{ ageGroup: 'Newborn 0-28 days', opaSize: '00', ettSize: null, ngTubeSize: '5' }];
    const changed = shipped.map((document) =>
      document.name === 'paediatrics/equipment' ? { ...document, body: { rows }, hash: 'changed' } : document,
    );
    await loadShipped(test.database.storage.db, changed, contentVersion);
    await vi.waitUntil(async () => (await get(path)).headers.get('etag') !== before, { timeout: 5000 });
    expect(await (await get(path)).json()).toEqual(rows);
  });
});
