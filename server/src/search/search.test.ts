import { type ContentDocument, contentVersion } from '@oryx/content';
import { searchData, searchResult } from '@oryx/contract';
import { createSearch } from '@oryx/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadShipped } from '../content/load-shipped.ts';
import { shippedContent } from '../test/content.ts';
import { member } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';

const results = z.array(z.strictObject(searchResult.shape));

let test: TestApp;
let shipped: readonly ContentDocument[];
let cookie: string;

beforeAll(async () => {
  shipped = await shippedContent();
  test = await openTestApp({ content: shipped });
  ({ cookie } = await member(test));
});

afterAll(() => test.close());

const ask = (query: string, path = '/api/search') =>
  test.app.request(`${path}${query}`, { headers: { cookie } });

async function titlesFor(text: string): Promise<string[]> {
  const response = await ask(`?q=${encodeURIComponent(text)}`);
  expect(response.status).toBe(200);
  return results.parse(await response.json()).map(({ title }) => title);
}

describe('GET /api/search', () => {
  it('API-13 SRCH-18 returns at most ten results with the fields of the contract and nothing else', async () => {
    const response = await ask('?q=a');
    expect(response.headers.get('content-type')).toBe('application/json');
    const found = results.parse(await response.json());
    expect(found).toHaveLength(10);
    expect(new Set(found.map(({ type, id }) => `${type}/${id}`)).size).toBe(10);
  });

  it('SRCH-09 uses the query as typed, except surrounding blanks', async () => {
    expect(await titlesFor('  curb 65  ')).toEqual(await titlesFor('curb 65'));
    expect(await (await ask('?q=heart+attack')).json()).toEqual(
      await (await ask('?q=heart%20attack')).json(),
    );
  });

  it('API-13 rejects a blank or missing query and one over 200 characters', async () => {
    for (const query of ['', '?q=', '?q=%20%20', `?q=${'a'.repeat(201)}`]) {
      expect((await ask(query)).status, query).toBe(400);
    }
  });

  it('API-13 responds to any text without a server error', async () => {
    const odd = [
      '%',
      "'; drop table users; --",
      '((((',
      '*',
      '\\',
      '🚑',
      '\0',
      'constructor',
      '__proto__',
      'á'.repeat(200),
    ];
    for (const text of odd) expect((await ask(`?q=${encodeURIComponent(text)}`)).status, text).toBe(200);
    for (const query of ['?q=%E0%A4%A', '?q=%00', '?q=a&q=b', '?q=a&b=c']) {
      expect((await ask(query)).status, query).toBe(200);
    }
    expect(await titlesFor('zzzzqqqq')).toEqual([]);
  });

  it('API-13 needs a session', async () => {
    for (const path of ['/api/search?q=adrenaline', '/api/search/data']) {
      expect((await test.app.request(path)).status).toBe(401);
    }
  });

  it('API-13 responds the same on the quick path, only with a session, and logs no word of the query', async () => {
    const { port, close } = await test.listen();
    try {
      const address = `http://127.0.0.1:${port}/api/search?q=morphine%20dose`;
      const slow = await fetch(address, { headers: { cookie } });
      const before = test.log.length;
      const quick = await fetch(address, { headers: { cookie } });
      expect(await quick.text()).toBe(await slow.text());
      const own = (response: Response) =>
        [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
      expect(own(quick)).toEqual(own(slow));
      expect(test.log.length).toBeGreaterThan(before);
      expect((await fetch(address)).status).toBe(401);
      expect(JSON.stringify(test.log)).not.toContain('morphine');
    } finally {
      await close();
    }
  });

  it('SRCH-02 finds something useful for each suggestion', async () => {
    expect((await titlesFor('Adrenaline'))[0]).toBe('Adrenaline');
    expect((await titlesFor('ALS Protocol'))[0]).toBe('Adult cardiac arrest (advanced life support)');
    expect((await titlesFor('Glasgow Coma Scale')).slice(0, 2)).toEqual([
      'Glasgow Coma Scale (GCS)',
      'Paediatric Glasgow Coma Scale',
    ]);
    expect((await titlesFor('Pediatric dosing')).slice(0, 2)).toEqual([
      'WAFELSM Paediatric Emergency Calculator',
      'Paed-Cal',
    ]);
    const guidelines = await titlesFor('NICE guidelines');
    expect(guidelines).toHaveLength(4);
    for (const title of guidelines) expect(title).toContain('NICE');
  });
});

describe('GET /api/search/data', () => {
  it('API-13 sends the data that the same search needs in the browser', async () => {
    const data = z.strictObject(searchData.shape).parse(await (await ask('', '/api/search/data')).json());
    const search = createSearch(data);
    for (const text of ['scoline', 'hartaanval', 'adernaline', 'calcium chloride', 'dka']) {
      expect(await (await ask(`?q=${encodeURIComponent(text)}`)).json()).toEqual(search(text));
    }
  });
});

describe('the search after an import', () => {
  it('API-13 finds new content in every process without a restart, and no removed content', async () => {
    const other = await test.process(0);
    const changed = shipped.map((document) => {
      if (document.name !== 'search/things') return document;
      const { rows } = document.body as { rows: readonly { of: string; names: string[] }[] };
      const renamed = rows.map((row) =>
        row.of === 'algorithm/34' ? { ...row, names: [...row.names, 'Quaggabite'] } : row,
      );
      return { ...document, body: { ...(document.body as object), rows: renamed }, hash: 'changed' };
    });
    expect(await titlesFor('quaggabite')).not.toContain('Snakebite');
    await loadShipped(test.database.storage.db, changed, contentVersion);
    const titles = async (app: TestApp['app']) => {
      const response = await app.request('/api/search?q=quaggabite', { headers: { cookie } });
      return results.parse(await response.json()).map(({ title }) => title);
    };
    for (const app of [test.app, other]) {
      await expect.poll(async () => (await titles(app))[0]).toBe('Snakebite');
    }
  });

  it('API-13 still finds the rest if one document cannot be read', async () => {
    const broken = shipped.map((document) =>
      document.name === 'search/concepts' ? { ...document, body: { rows: [{}] }, hash: 'broken' } : document,
    );
    await loadShipped(test.database.storage.db, broken, contentVersion);
    const isSaid = () => test.log.some(({ message }) => message === 'content not searched');
    await expect.poll(isSaid).toBe(true);
    expect((await titlesFor('scoline'))[0]).toBe('Suxamethonium');
  });
});
