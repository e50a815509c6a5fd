import { type ContentDocument, documentsFrom } from '@oryx/content';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../start-error.ts';
import { contentDocuments as table } from '../storage/schema.ts';
import { paediatricContent } from '../test/content.ts';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { storedTexts } from './documents-table.ts';
import { importContent } from './import-content.ts';
import { loadShipped, readShipped } from './load-shipped.ts';
import { sayLoaded } from './say.ts';

const file = 'paediatrics/equipment.yaml';

let database: TestDatabase;
let shipped: ContentDocument;

beforeEach(async () => {
  database = await createTestDatabase();
  const found = (await paediatricContent()).find(({ name }) => name === 'paediatrics/equipment');
  if (!found) throw new Error('no equipment is shipped');
  shipped = found;
});

afterEach(() => database.drop());

/** The shipped document with a change of its file. */
function edited(from: string, to: string, document: ContentDocument = shipped): ContentDocument {
  const text = document.files[file] ?? '';
  expect(text).toContain(from);
  const [changed] = documentsFrom({ [file]: text.replace(from, to) });
  if (!changed) throw new Error('no document');
  return changed;
}

const start = (document: ContentDocument, version: number) =>
  loadShipped(database.storage.db, [document], version);

const byAdministrator = (document: ContentDocument, brought = shipped) =>
  importContent(
    database.storage.db,
    [document],
    { documents: [brought], version: 1 },
    () => new Date('2026-11-21'),
  );

async function stored() {
  const [row] = await database.storage.db.select().from(table);
  return row;
}

describe('loadShipped', () => {
  it('stores content at the first start, with the hash shipped, and nothing at the next', async () => {
    expect(await start(shipped, 1)).toEqual([{ name: shipped.name, outcome: 'new' }]);
    const first = await stored();
    expect(first).toMatchObject({ hash: shipped.hash, shippedHash: shipped.hash, shippedVersion: 1 });
    expect(first).toMatchObject({ importedAt: null, files: shipped.files });
    expect(await start(shipped, 1)).toEqual([{ name: shipped.name, outcome: 'unchanged' }]);
    expect(await stored()).toEqual(first);
  });

  it('updates documents from an earlier version, and reports the rows', async () => {
    await start(shipped, 1);
    const newer = edited('5-8 Fr', '5-9 Fr');
    const loaded = await start(newer, 2);
    expect(await stored()).toMatchObject({ hash: newer.hash, shippedVersion: 2 });
    expect(sayLoaded(loaded)).toEqual([
      'Content that came with Oryx:',
      'paediatrics/equipment: 1 changed',
      expect.stringMatching(/^ {2}~ Newborn .*: ngTubeSize$/),
    ]);
  });

  it('never lets an older Oryx replace newer content', async () => {
    const newer = edited('5-8 Fr', '5-9 Fr');
    await start(newer, 2);
    const loaded = await start(shipped, 1);
    expect(await stored()).toMatchObject({ hash: newer.hash, shippedVersion: 2 });
    expect(sayLoaded(loaded)[1]).toBe(
      'paediatrics/equipment: kept, because a newer Oryx has stored newer content.',
    );
  });

  it('never overwrites an import of an administrator, and reports that', async () => {
    await start(shipped, 1);
    const own = edited('5-8 Fr', '6 Fr');
    await byAdministrator(own);
    expect(sayLoaded(await start(shipped, 1))).toEqual([
      'Content that came with Oryx:',
      'paediatrics/equipment: kept as an administrator imported it on 2026-11-21.',
    ]);
    // A worker beside others finds the same, and does not repeat it.
    expect(sayLoaded(await start(shipped, 1), false)).toEqual([]);
    const loaded = await start(edited('5-8 Fr', '5-9 Fr'), 2);
    expect(sayLoaded(loaded)[1]).toMatch(/Oryx now brings another version of it, which is not used\.$/);
    expect(await stored()).toMatchObject({ hash: own.hash, shippedHash: shipped.hash, files: own.files });
  });

  it('updates an import that equals the shipped document', async () => {
    await start(shipped, 1);
    await byAdministrator(edited('5-8 Fr', '6 Fr'));
    await byAdministrator(shipped);
    expect(await stored()).toMatchObject({ importedAt: null, hash: shipped.hash });
    const newer = edited('5-8 Fr', '5-9 Fr');
    await start(newer, 2);
    expect(await stored()).toMatchObject({ hash: newer.hash });
  });

  it('regenerates texts and charts of an import with a newer Oryx', async () => {
    const own = edited('5-8 Fr', '6 Fr');
    await byAdministrator({ ...own, body: { rows: [] }, hash: 'as an older Oryx made it' });
    await start(shipped, 2);
    expect(await stored()).toMatchObject({ hash: own.hash, files: own.files });
    expect((await stored())?.importedAt).not.toBeNull();
  });

  it('keeps an import that this Oryx cannot read, and reports why', async () => {
    const own = edited('5-8 Fr', '6 Fr');
    const text = own.files[file]?.replace('ngTubeSize', 'tubeSize') ?? '';
    await byAdministrator({ ...own, files: { [file]: text } });
    const lines = sayLoaded(await start(shipped, 2));
    expect(lines.join('\n')).toMatch(/cannot read its files.*\n {2}paediatrics\/equipment\.yaml:\d+: /);
    expect(await stored()).toMatchObject({ hash: own.hash });
  });

  it('stores once if several processes start at once', async () => {
    const loaded = await Promise.all(Array.from({ length: 4 }, () => start(shipped, 1)));
    expect(loaded.flat().filter(({ outcome }) => outcome === 'new')).toHaveLength(1);
  });

  /** Changes a stored document by hand, so that it states other figures. */
  const damage = (column: 'body' | 'files') =>
    database.storage.db.update(table).set({
      [column]: sql`replace(${table[column]}::text, '5-8 Fr', '58 Fr')::jsonb`,
    });

  it('repairs a shipped document that was damaged in the database, and reports that', async () => {
    await start(shipped, 1);
    const whole = await stored();
    await damage('body');
    expect(JSON.stringify((await stored())?.body)).toContain('58 Fr');
    expect(sayLoaded(await start(shipped, 1))[1]).toBe(
      'paediatrics/equipment: was damaged in the database. The one that came with Oryx is stored again.',
    );
    expect((await stored())?.body).toEqual(whole?.body);
    expect(await start(shipped, 1)).toEqual([{ name: shipped.name, outcome: 'unchanged' }]);
  });

  it('makes a damaged import again from its files', async () => {
    await start(shipped, 1);
    const own = edited('Newborn', 'New-born');
    await byAdministrator(own);
    const whole = await stored();
    await damage('body');
    expect(sayLoaded(await start(shipped, 1))[1]).toMatch(/It is made again from its imported files\.$/);
    expect(await stored()).toMatchObject({ body: whole?.body, importedAt: whole?.importedAt });
  });

  it('uses the shipped document if the files of an import are damaged too', async () => {
    await start(shipped, 1);
    await byAdministrator(edited('Newborn', 'New-born'));
    await damage('body');
    await damage('files');
    expect(sayLoaded(await start(shipped, 1)).join('\n')).toMatch(/Import yours again\.$/);
    expect(await stored()).toMatchObject({ hash: shipped.hash, files: shipped.files, importedAt: null });
  });

  it('lets an administrator import over a damaged document', async () => {
    const own = edited('Newborn', 'New-born');
    await byAdministrator(own);
    const whole = await stored();
    await damage('body');
    await byAdministrator(own);
    expect((await stored())?.body).toEqual(whole?.body);
  });

  it('exports no damaged document', async () => {
    await start(shipped, 1);
    await damage('files');
    await expect(storedTexts(database.storage.db)).rejects.toThrow(
      'paediatrics/equipment is damaged in the database. The next start of Oryx restores it.',
    );
  });
});

describe('readShipped', () => {
  it('reports damaged files of Oryx and what to do', async () => {
    const read = async () => documentsFrom({ [file]: 'sources: [' });
    await expect(readShipped(read)).rejects.toThrow(StartError);
    await expect(readShipped(read)).rejects.toThrow(/Restore the folder content\/ .*equipment\.yaml:1/s);
  });
});
