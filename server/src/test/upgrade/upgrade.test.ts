import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { learningAnalytics, learningPathItem } from '@oryx/contract';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { argon2Passwords } from '../../auth/passwords.ts';
import { withOneConnection } from '../../storage/connection.ts';
import { openDatabase } from '../../storage/storage.ts';
import { contentFolder, shippedContent } from '../content.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { readWholeDatabase, type WholeDatabase } from '../whole-database.ts';

/** When the database of version 0.1.0 was written. */
const writtenAt = Date.UTC(2026, 10, 22, 15, 40);
const phone = 'oryx_session=aAUynvebvQWPI1x75Gmx4DTLdscICu3LK1Uabwsr_mQ';
const ignored = { onAway: () => undefined, onBack: () => undefined };

let test: TestApp;
let old: ReadonlyMap<string, readonly Row[]>;
let migrated: WholeDatabase;

type Row = Readonly<Record<string, unknown>>;

/** Loads the database of version 0.1.0 and opens it as this version does. */
beforeAll(async () => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const address = { ...inject('postgres'), database: name };
  const control = { ...address, database: 'postgres' };
  const dump = await readFile(fileURLToPath(new URL('version-0.1.0.sql', import.meta.url)), 'utf8');
  await withOneConnection(control, (client) => client.query(`create database ${name}`));
  old = await withOneConnection(address, async (client) => {
    await client.query(dump);
    const { rows: tables } = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    const contents = new Map<string, Row[]>();
    for (const table of tables) {
      const { rows } = await client.query<{ row: Row }>(
        `select to_jsonb(each) as row from public.${table.name} as each order by to_jsonb(each)::text`,
      );
      contents.set(
        table.name,
        rows.map(({ row }) => row),
      );
    }
    return contents;
  });
  const another = async () => (await openDatabase(address, ignored)).storage;
  const storage = await another();
  migrated = await readWholeDatabase(storage.db);
  const drop = async () => {
    await storage.close();
    await withOneConnection(control, (client) => client.query(`drop database ${name} with (force)`));
  };
  const learning = (await shippedContent()).filter(
    (document) => document.name === 'learning' || document.name.startsWith('paediatrics/'),
  );
  test = await openTestApp({
    database: { name, storage, another, drop },
    content: learning,
    passwords: argon2Passwords,
  });
  // The next morning.
  test.pass(writtenAt + 16 * 60 * 60 * 1000 - test.now().getTime());
});

afterAll(() => test.close());

it('keeps every row of version 0.1.0 as it was', () => {
  expect([...migrated.keys()]).toEqual(expect.arrayContaining([...old.keys()]));
  for (const [table, rows] of old) {
    expect(rows.length, table).toBeGreaterThan(0);
    const columns = Object.keys(rows[0] ?? {});
    const kept = migrated.get(table)?.map((row) => textOf(JSON.parse(row), columns)) ?? [];
    expect(kept, table).toHaveLength(rows.length);
    const lost = rows.map((row) => textOf(row, columns)).filter((row) => !kept.includes(row));
    expect(lost, table).toEqual([]);
  }
});

/** Returns the columns of a row as text that can be compared. Later versions may have added others. */
function textOf(row: Row, columns: readonly string[]): string {
  return JSON.stringify(columns.map((column) => row[column]));
}

it('signs users of version 0.1.0 in with their passwords, and keeps those signed in who were', async () => {
  const signIn = (contact: string, password: string) => test.browser().post('login', { contact, password });
  const signedIn = await signIn('ndapewa.shikongo@example.org', 'the old password of Ndapewa');
  expect(signedIn.status).toBe(200);
  expect((await signIn('zoe@example.org', 'pässwörd with\\backslash')).status).toBe(200);
  expect((await signIn('zoe@example.org', 'another password')).status).toBe(401);
  const user = await test.send('GET', '/api/auth/user', undefined, phone);
  expect(await user.json()).toEqual({
    id: '9a8a1832-acd9-4cbb-9196-166339e60f52',
    firstName: 'Ndapewa',
    lastName: 'Shikongo',
    email: 'Ndapewa.Shikongo@example.org',
    profession: 'Nurse',
    createdAt: '2026-11-22T15:38:46.459Z',
  });
  const sessions = await test.send('GET', '/api/auth/sessions', undefined, phone);
  const devices = ((await sessions.json()) as { device: string }[]).map(({ device }) => device);
  expect(devices).toContain('Chrome on Android');
  expect(devices).toContain('Safari on iPhone');
});

it('keeps what users of version 0.1.0 have learned', async () => {
  const get = async (call: string) =>
    (await test.send('GET', `/api/learning/${call}`, undefined, phone)).json();
  const paths = z.array(learningPathItem).parse(await get('paths'));
  const scores = (id: string) => paths.find(({ path }) => path.id === id)?.modules.map(({ score }) => score);
  expect(scores('basic-life-support-essentials')).toEqual([25, 25, 25, 25, 20]);
  expect(scores('airway-and-oxygen-basics')?.[0]).toBe(25);
  const { overallProgress } = learningAnalytics.response.parse(await get('analytics'));
  // The scores stay, but since 0.2.0 a module is complete from 80 % (decision 018).
  expect(overallProgress).toMatchObject({ completedPaths: 0, learningStreak: 1, averageScore: 24 });
});

it("keeps an administrator's content of version 0.1.0, and updates the rest", async () => {
  const equipment = await test.send('GET', '/api/pediatrics/equipment', undefined, phone);
  const [newborn] = (await equipment.json()) as { ngTubeSize: string }[];
  expect(newborn?.ngTubeSize).toBe('6 Fr');
  expect(await readFile(`${contentFolder}/paediatrics/equipment.yaml`, 'utf8')).not.toContain(
    'ngTubeSize: 6 Fr',
  );
});

it('sends the mails that waited in version 0.1.0, and the code that was asked for while it died', async () => {
  await test.deliverMail();
  expect(new Set(test.mails.map(({ recipient }) => recipient))).toEqual(
    new Set(['Ndapewa.Shikongo@example.org', 'zoe@example.org', 'unverified@example.org']),
  );
  // Four waited, and the answer to the request is a fifth.
  expect(test.mails).toHaveLength(5);
});
