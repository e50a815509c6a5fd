import { type ContentDocument, contentVersion } from '@oryx/content';
import { airwayEquipment, algorithm, defibrillation, medication, vitalSigns } from '@oryx/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadShipped } from '../content/load-shipped.ts';
import { paediatricContent, shippedContent } from '../test/content.ts';
import { member } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import { referenceLists } from './lists.ts';

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
    ['/api/pediatrics/vital-signs', z.array(z.strictObject(vitalSigns.shape)), 5],
    ['/api/pediatrics/equipment', z.array(z.strictObject(airwayEquipment.shape)), 5],
    ['/api/pediatrics/defibrillation', z.array(z.strictObject(defibrillation.shape)), 5],
  ])(
    'API-16 PAED-11 returns for %s the rows of the contract and nothing else',
    async (path, schema, count) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/json');
      expect(response.headers.get('cache-control')).toBe('private, no-cache');
      expect(schema.parse(await response.json())).toHaveLength(count);
    },
  );

  it('MED-12 ALG-18 returns an empty list if no content is stored', async () => {
    for (const path of ['/api/medications', '/api/algorithms']) {
      expect(await (await get(path)).json()).toEqual([]);
    }
  });

  it('API-16 needs a session', async () => {
    for (const { endpoint } of referenceLists) {
      expect((await test.app.request(endpoint.path)).status).toBe(401);
    }
  });

  it('returns 304 to a client that has this version', async () => {
    const path = '/api/pediatrics/vital-signs';
    const etag = (await get(path, { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}-br"$/);
    const headers = { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` };
    expect((await get(path, headers)).status).toBe(304);
  });

  it('serves the last good list if a document is damaged in the database', async () => {
    const path = '/api/pediatrics/equipment';
    const before = await (await get(path)).text();
    const { db } = test.database.storage;
    const whole = sql`name = 'paediatrics/equipment'`;
    await db.execute(sql`update content_documents
      set body = replace(body::text, '5-8 Fr', '58 Fr')::jsonb, hash = 'damaged' where ${whole}`);
    await db.execute(sql`select pg_notify('content', '')`);
    const isTold = () => test.log.some(({ message }) => message === 'content not served');
    await expect.poll(isTold).toBe(true);
    expect(await (await get(path)).text()).toBe(before);
    await loadShipped(db, await paediatricContent(), contentVersion);
  });

  it('shows new content as soon as it is stored, without a restart', async () => {
    const path = '/api/pediatrics/equipment';
    const before = (await get(path)).headers.get('etag');
    const shipped = await paediatricContent();
    const rows = [{ ageGroup: 'Newborn 0-28 days', opaSize: '00', ettSize: null, ngTubeSize: '5' }];
    const changed = shipped.map((document) =>
      document.name === 'paediatrics/equipment' ? { ...document, body: { rows }, hash: 'changed' } : document,
    );
    await loadShipped(test.database.storage.db, changed, contentVersion);
    await expect.poll(async () => (await get(path)).headers.get('etag')).not.toBe(before);
    expect(await (await get(path)).json()).toEqual(rows);
  });
});

describe('the shipped reference', () => {
  let shipped: TestApp;
  let reader: string;
  let content: readonly ContentDocument[];

  beforeAll(async () => {
    content = await shippedContent();
    shipped = await openTestApp({ content });
    ({ cookie: reader } = await member(shipped));
  });

  afterAll(() => shipped.close());

  const ask = (path: string, headers: Record<string, string> = {}) =>
    shipped.app.request(path, { headers: { cookie: reader, ...headers } });

  const rowsOf = (wanted: ContentDocument['name']) => {
    const document = content.find(({ name }) => name === wanted);
    return z.object({ rows: z.array(z.unknown()).min(1) }).parse(document?.body).rows;
  };

  it('MED-14 API-15 returns every medication with the fields of the contract and nothing else', async () => {
    const rows = z
      .array(z.strictObject(medication.shape))
      .parse(await (await ask('/api/medications')).json());
    expect(rows).toEqual(rowsOf('medications'));
    for (const { name, doses, dosageAdministration, route } of rows) {
      expect(dosageAdministration?.split('\n'), name).toHaveLength(doses.length);
      expect(route, name).toBeTruthy();
    }
  });

  it('ALG-22 API-15 returns every algorithm with the references of its source', async () => {
    const rows = z.array(z.strictObject(algorithm.shape)).parse(await (await ask('/api/algorithms')).json());
    expect(rows).toEqual(rowsOf('algorithms'));
    for (const { title, source, medicalReferences, medical_references, chart, steps } of rows) {
      const [own, other] =
        source === 'RCSA' ? [medicalReferences, medical_references] : [medical_references, medicalReferences];
      expect(own?.length, title).toBeGreaterThan(0);
      expect(other, title).toBeUndefined();
      expect(chart?.svg, title).toContain('<svg');
      expect(steps?.length, title).toBeGreaterThan(0);
    }
  });

  it('MED-14 ALG-22 compresses each list and returns 304 to a client that has it', async () => {
    for (const path of ['/api/medications', '/api/algorithms']) {
      const plain = await (await ask(path)).arrayBuffer();
      const compressed = await ask(path, { 'accept-encoding': 'br' });
      expect(compressed.headers.get('content-encoding')).toBe('br');
      expect((await compressed.arrayBuffer()).byteLength).toBeLessThan(plain.byteLength / 4);
      const etag = compressed.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"/);
      const again = await ask(path, { 'accept-encoding': 'br', 'if-none-match': etag });
      expect(again.status).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
    }
  });
});
