import { contentVersion, documentsFrom } from '@oryx/content';
import { systemUpdate } from '@oryx/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadShipped } from '../content/load-shipped.ts';
import { member, messageOf } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';

const path = '/api/system-updates';

let test: TestApp;
let cookie: string;

beforeAll(async () => {
  test = await openTestApp();
  ({ cookie } = await member(test));
});

afterAll(() => test.close());

const get = (query = '') => test.app.request(`${path}${query}`, { headers: { cookie } });
const idsOf = async (query?: string) =>
  z
    .array(z.strictObject(systemUpdate.shape))
    .parse(await (await get(query)).json())
    .map(({ id }) => id);

/** Stores an update for each moment, called by its place. */
async function store(...moments: string[]) {
  const files = moments.map((createdAt, place) => [
    `updates/u${place}.yaml`,
    `{id: u${place}, title: T, description: D, type: fix, category: C, createdAt: ${createdAt}}`,
  ]);
  await loadShipped(test.database.storage.db, documentsFrom(Object.fromEntries(files)), contentVersion);
}

describe('GET /api/system-updates', () => {
  it('API-14 returns an empty list if nothing is stored', async () => {
    expect(await idsOf()).toEqual([]);
  });

  it('API-14 needs a session', async () => {
    expect((await test.app.request(path)).status).toBe(401);
  });

  it('API-14 HOME-12 returns the newest stored updates first, three by default', async () => {
    await store(
      '2026-03-01T08:00:00Z',
      '2026-03-03T08:00:00Z',
      '2026-03-02T08:00:00.500Z',
      '2026-03-02T08:00:00Z',
    );
    expect(await idsOf()).toEqual(['u1', 'u2', 'u3']);
    expect(await idsOf('?limit=1')).toEqual(['u1']);
    expect(await idsOf('?limit=50')).toEqual(['u1', 'u2', 'u3', 'u0']);
    await store('2026-03-01T08:00:00Z', '2026-03-01T08:00:00Z');
    expect(await idsOf()).toEqual(['u0', 'u1']);
  });

  it('needs a session for the corrections, and returns all of them, newest first, beside updates as before', async () => {
    expect((await test.app.request('/api/corrections')).status).toBe(401);
    const correction = (after: string) =>
      `correction: {path: /medications/19, before: 10 mg, after: ${after}, why: A slip., isCritical: true}`;
    const file = (id: string, day: number, more = '') => [
      `updates/${id}.yaml`,
      `{id: ${id}, title: T, description: D, type: fix, category: C, createdAt: 2026-03-0${day}T08:00:00Z${more}}`,
    ];
    const files = [
      file('older', 1, `, ${correction('2 mg')}`),
      file('plain', 2),
      file('newer', 3, `, ${correction('1 mg')}`),
    ];
    await loadShipped(test.database.storage.db, documentsFrom(Object.fromEntries(files)), contentVersion);
    const response = await test.app.request('/api/corrections', { headers: { cookie } });
    const common = { path: '/medications/19', title: 'T', before: '10 mg', why: 'A slip.', isCritical: true };
    expect(await response.json()).toEqual([
      { ...common, id: 'newer', after: '1 mg', at: '2026-03-03T08:00:00Z' },
      { ...common, id: 'older', after: '2 mg', at: '2026-03-01T08:00:00Z' },
    ]);
    expect(await idsOf()).toEqual(['newer', 'plain', 'older']);
  });

  it.each(['0', '51', '-1', '1.5', 'all', ''])(
    'API-14 rejects the limit "%s" with a reason',
    async (limit) => {
      const answer = await get(`?limit=${limit}`);
      expect(answer.status).toBe(400);
      expect(await messageOf(answer)).toMatch(/^Limit: /);
    },
  );
});
