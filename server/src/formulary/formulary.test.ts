import { readFile } from 'node:fs/promises';
import { documentsFrom } from '@oryx/content';
import type { Formulary, Medication, SearchResult } from '@oryx/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentFolder } from '../test/content.ts';
import { holderOf, type Member, member, messageOf } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';

const files = ['adrenaline', 'atropine', 'amiodarone'].map((name) => `medications/${name}.yaml`);

let test: TestApp;
let reader: Member;
let administrator: Member;

beforeAll(async () => {
  const texts = files.map(async (path) => [path, await readFile(`${contentFolder}/${path}`, 'utf8')]);
  test = await openTestApp({ content: documentsFrom(Object.fromEntries(await Promise.all(texts))) });
  reader = await member(test);
  administrator = await holderOf(test, ['administrator']);
});
afterAll(() => test.close());

const list = () => test.send('GET', '/api/medications', undefined, reader.cookie);
const drugs = async () => (await (await list()).json()) as Medication[];
const send = (formulary: Formulary | null, basedOn: string, who = administrator) =>
  test.send('PUT', '/api/formulary', { basedOn, formulary }, who.cookie);
const stored = async () =>
  (await (await test.send('GET', '/api/formulary', undefined, administrator.cookie)).json()) as {
    formulary: Formulary | null;
    hash: string;
  };
const found = async (query: string) => {
  const response = await test.send('GET', `/api/search?q=${query}`, undefined, reader.cookie);
  const results = (await response.json()) as SearchResult[];
  return results.filter(({ type }) => type === 'medication').map(({ title }) => title);
};

it('shows what a site sets beside the shared text, in lists and in the search, and nothing once it is taken away', async () => {
  const before = await list();
  const plain = await before.text();
  const tag = before.headers.get('etag');
  const [one, two] = await drugs();
  if (!one || !two) throw new Error('There are three drugs.');
  const usual = await found('adult');
  const { formulary: none, hash } = await stored();
  expect(none).toBeNull();
  const last = (await drugs()).find(({ name }) => name === usual.at(-1));
  if (!last || usual.length < 2) throw new Error('The search finds two drugs.');
  const page = (id: number, more: object = {}) => ({
    ...{ page: `medication/${id}`, isFirst: true, isStocked: true, from: null, strengths: [], note: null },
    ...more,
  });
  const site: Formulary = {
    site: 'Opuwo',
    level: 'district hospital',
    pages: [
      page(last.id, { note: 'In the red box.', strengths: [last.concentrations[0]?.key, 'unknown'] }),
      ...[one, two]
        .filter(({ id }) => id !== last.id)
        .map(({ id }) => page(id, { from: 'referral hospital' })),
    ],
  };
  expect((await send(site, hash, reader)).status).toBe(403);
  const answer = await send(site, hash);
  expect(answer.status, await answer.clone().text()).toBe(200);

  await expect.poll(async () => (await drugs()).some(({ local }) => local)).toBe(true);
  const noted = new Map((await drugs()).map(({ id, local }) => [id, local]));
  expect(noted.get(last.id)).toEqual({
    ...{ site: 'Opuwo', rank: 0, from: null, note: 'In the red box.', isStocked: true },
    strengths: [last.concentrations[0]?.label],
  });
  // Its level of care is above that of the site.
  const above = [one, two].find(({ id }) => id !== last.id);
  expect(noted.get(above?.id ?? 0)).toMatchObject({ rank: null, from: 'referral hospital' });
  expect((await list()).headers.get('etag')).not.toBe(tag);
  const shared = (await drugs()).map(({ local: _, ...drug }) => drug);
  expect(shared).toEqual(JSON.parse(plain));
  await expect.poll(async () => (await found('adult'))[0]).toBe(last.name);

  // Somebody who began with what was there before loses nothing of it.
  const late = await send(null, hash);
  expect([late.status, await messageOf(late)]).toEqual([409, expect.stringContaining('Nothing was stored')]);
  const now = await stored();
  expect(now.formulary?.pages[0]?.note).toBe('In the red box.');
  const unknown = await send({ ...site, pages: [page(999)] as Formulary['pages'] }, now.hash);
  expect([unknown.status, await messageOf(unknown)]).toEqual([400, 'Oryx has no medication/999.']);

  expect((await send(null, now.hash)).status).toBe(200);
  await expect.poll(async () => (await list()).headers.get('etag')).toBe(tag);
  expect(await (await list()).text()).toBe(plain);
  await expect.poll(() => found('adult')).toEqual(usual);
});
