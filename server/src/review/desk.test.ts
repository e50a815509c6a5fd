import { readFile } from 'node:fs/promises';
import { documentsFrom } from '@oryx/content';
import type { ChangeConflict, Correction, DeskFact, DeskPage, Medication, QueuedPage } from '@oryx/contract';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveReviewer } from '../auth/reviewers.ts';
import { storedTexts } from '../content/documents-table.ts';
import { importContent } from '../content/import-content.ts';
import { reviewTexts, textsInForce } from '../content/texts-in-force.ts';
import { contentFolder } from '../test/content.ts';
import { holderOf, type Member, member } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import { TestBrowser } from '../test/test-browser.ts';
import { Desk } from './desk.ts';

const page = 'medications/adrenaline.yaml';
const files = [page, 'medications/atropine.yaml', 'paediatrics/defibrillation.yaml'];

let test: TestApp;
let other: Hono;
let one: Member;
let two: Member;
let editor: Member;

beforeAll(async () => {
  const texts = files.map(async (path) => [path, await readFile(`${contentFolder}/${path}`, 'utf8')]);
  const content = documentsFrom(Object.fromEntries(await Promise.all(texts)));
  test = await openTestApp({ content });
  other = await test.process(0);
  one = await holderOf(test, ['reviewer']);
  two = await holderOf(test, ['reviewer']);
  const { db } = test.database.storage;
  for (const [index, { id }] of [one, two].entries()) {
    const council = { council: 'HPCNA', registration: `MP ${index}` };
    await saveReviewer(db, id, { shownName: `Dr ${index}`, qualification: 'MBChB', ...council });
  }
  editor = await holderOf(test, ['editor']);
});
afterAll(() => test.close());

const read = async <Answer>(response: Response | Promise<Response>): Promise<Answer> => {
  const answer = await response;
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as Answer;
};
const deskPage = (path = page, query = '') =>
  read<DeskPage>(test.send('GET', `/api/review/page?page=${path}${query}`, undefined, one.cookie));
const adrenaline = async (app: Hono = test.app) => {
  const response = new TestBrowser(app, undefined, one.cookie).send('GET', '/api/medications');
  const drug = (await read<Medication[]>(response)).find(({ id }) => id === 1);
  if (!drug) throw new Error('Adrenaline is missing.');
  return drug;
};
const inLater = (days: number) =>
  new Date(test.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const sign = async (who: Member, facts?: readonly DeskFact[], days = 365) => {
  const { number, facts: all } = await deskPage();
  const signed = (facts ?? all).map(({ address, hash }) => ({ address, hash }));
  const body = { page, number, facts: signed, validUntil: inLater(days) };
  return test.send('POST', '/api/review/sign', body, who.cookie);
};
const factOf = ({ facts }: DeskPage, address: string): DeskFact => {
  const fact = facts.find((each) => each.address === address);
  if (!fact) throw new Error(`${address} is missing in ${facts.map((each) => each.address)}`);
  return fact;
};
const arrest = 'doses/cardiac-arrest/adult/IV-IO';
const editedDose = async (max: number) => {
  const { number, hash, facts } = await deskPage();
  const dose = facts.find(({ address }) => address === arrest)?.editable as Record<string, object>;
  const value = { ...dose, amount: { ...dose.amount, min: max, max } };
  return {
    ...{ page, basedOn: { number, hash }, source: 'Data sheet 2026, page 2', reason: 'A new edition' },
    changes: [{ address: arrest, part: 'doses', value }],
  };
};
const corrections = async () =>
  read<Correction[]>(test.send('GET', '/api/corrections', undefined, one.cookie));
const arrestDose = (drug: Medication) =>
  drug.doses.find(({ indication, patient }) => indication === 'cardiac arrest' && patient === 'adult');

describe('the review desk', () => {
  it('lists what waits, the most dangerous first', async () => {
    const queue = await read<QueuedPage[]>(test.send('GET', '/api/review/queue', undefined, one.cookie));
    expect(queue.map((each) => each.title)).toEqual(['Adrenaline', 'Atropine', 'Paediatrics defibrillation']);
    expect(queue.every(({ danger }) => danger === 5)).toBe(true);
    expect(queue.map(({ signedBy }) => signedBy)).toEqual([[], [], []]);
    const administrator = await holderOf(test, ['administrator']);
    await read(test.send('GET', '/api/review/queue', undefined, administrator.cookie));
  });

  it('shows each fact with its source and the note of the second reader', async () => {
    const shown = await deskPage();
    expect(factOf(shown, arrest).sources[0]?.title).toMatch(/\w/);
    expect(shown.notes[0]).toMatch(/^What was compared or changed: Arrest/);
    expect(shown.facts.find(({ address }) => /^doses.*croup/.test(address))?.notes).toContainEqual(
      expect.stringMatching(/^Croup: /),
    );
    expect(shown.schemas).toHaveProperty('doses.properties.amount');
  });

  it('shows a draft until two different people have signed, in every process', async () => {
    expect((await adrenaline()).review.status).toBe('draft');
    expect((await sign(one)).status).toBe(200);
    expect((await sign(one)).status).toBe(200);
    expect((await adrenaline()).review.status).toBe('draft');
    const [half] = await read<QueuedPage[]>(test.send('GET', '/api/review/queue', undefined, two.cookie));
    expect(half).toMatchObject({ title: 'Adrenaline', signedBy: ['Dr 0'] });
    test.pass(1000);
    expect((await sign(two)).status).toBe(200);
    for (const app of [test.app, other]) {
      await expect
        .poll(async () => (await adrenaline(app)).review)
        .toMatchObject({ status: 'reviewed', by: 'Dr 0, Dr 1', until: inLater(365) });
    }
    expect((await adrenaline()).general).toEqual([]);
  });

  it('puts a page back into the queue when a signature ends', async () => {
    const after = (days: number) => {
      const clock = () => new Date(test.now().getTime() + days * 86_400_000);
      return new Desk({ db: test.database.storage.db, content: { stored: new Map() }, clock }).queue();
    };
    const find = async (days: number) => (await after(days)).find((each) => each.page === page);
    expect(await find(300)).toBeUndefined();
    const back = await find(400);
    expect(back).toMatchObject({ danger: 5, signedBy: [] });
    expect(back?.open).toBe(back?.facts);
  });

  it('refuses a signature under a text that is not there, or for too long', async () => {
    const [fact] = (await deskPage()).facts;
    if (!fact) throw new Error('There are no facts.');
    expect((await sign(one, [{ ...fact, hash: '0'.repeat(64) }])).status).toBe(409);
    expect((await sign(one, [fact], -1)).status).toBe(400);
    expect((await sign(one, [fact], 2000)).status).toBe(400);
  });

  it('tells what is wrong with a change at its field, and stores nothing', async () => {
    const wrong = await editedDose(10);
    const { faults } = await read<{ faults: { change: number; path: string[]; message: string }[] }>(
      test.send('POST', '/api/review/check', wrong, one.cookie),
    );
    expect(faults.map(({ change, message }) => [change, message])).toContainEqual([
      0,
      expect.stringMatching(/./),
    ]);
    const refused = await test.send('POST', '/api/review/propose', wrong, one.cookie);
    expect(refused.status).toBe(400);
    expect((await deskPage()).number).toBe(0);
  });

  it('keeps the first of two changes made at once, and loses neither', async () => {
    const change = { ...(await editedDose(1)) };
    const value = change.changes[0]?.value;
    const own = (note: string) => ({
      ...change,
      changes: [{ address: arrest, part: 'doses', value: { ...value, note } }],
    });
    const answers = await Promise.all([
      new TestBrowser(test.app, undefined, one.cookie).send('POST', '/api/review/propose', own('By one')),
      new TestBrowser(other, undefined, two.cookie).send('POST', '/api/review/propose', own('By two')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    if (!lost) throw new Error('Both changes were stored.');
    const { message, conflict } = (await lost.json()) as ChangeConflict;
    expect(message).toMatch(/nothing is lost/);
    // Both began with the file: the caller reads their own change beside that of the other.
    const said = [conflict.mine, conflict.theirs].map((each) =>
      each.map(({ address, after }) => [address, after]),
    );
    const note = (words: string) => [[arrest, expect.objectContaining({ note: words })]];
    const [first] = answers;
    expect(said).toEqual(
      first?.status === 409 ? [note('By one'), note('By two')] : [note('By two'), note('By one')],
    );
    expect(conflict.mine[0]?.before).toEqual(conflict.theirs[0]?.before);
    expect(conflict.both).toEqual([arrest]);
    const { number, facts, readers, versions } = await deskPage();
    expect(number).toBe(1);
    expect(readers).toBe('/medications/1');
    expect(versions).toMatchObject([{ number: 1, isOwn: answers[0]?.status === 200 }]);
    expect(facts.filter(({ before }) => before !== null).map(({ address }) => address)).toEqual([arrest]);
  });

  it('gives a change to readers when two people have signed it, and not before', async () => {
    const changed = factOf(await deskPage(), arrest);
    expect(arrestDose(await adrenaline())?.note).toMatch(/VF/);
    await sign(one, [changed]);
    expect(arrestDose(await adrenaline())?.note).toMatch(/VF/);
    expect(await corrections()).toEqual([]);
    await sign(two, [changed]);
    await expect.poll(async () => arrestDose(await adrenaline())?.note).toMatch(/^By (one|two)$/);
    expect((await adrenaline()).review.status).toBe('reviewed');
    const told = await corrections();
    expect(told).toMatchObject([
      { path: '/medications/1', why: 'A new edition. Source: Data sheet 2026, page 2', isCritical: false },
    ]);
    expect([told[0]?.before, told[0]?.after]).toEqual([
      expect.stringContaining('VF'),
      expect.stringMatching(/By (one|two)\.$/),
    ]);
    const updates = await read<object[]>(test.send('GET', '/api/system-updates', undefined, one.cookie));
    expect(updates[0]).toMatchObject({ title: 'Adrenaline: corrected', type: 'fix' });
  });

  it('takes a withdrawn fact from readers, search and Remi, and leaves a mark', async () => {
    const { hash } = factOf(await deskPage(), arrest);
    const body = { page, fact: { address: arrest, hash }, reason: 'Ten times too much' };
    expect((await test.send('POST', '/api/review/withdraw', body, one.cookie)).status).toBe(403);
    await read(test.send('POST', '/api/review/withdraw', body, editor.cookie));
    await expect.poll(async () => arrestDose(await adrenaline())).toBeUndefined();
    const { withdrawn, review, dosageAdministration } = await adrenaline();
    expect(withdrawn).toEqual([
      { what: 'Dose: cardiac arrest, adult, IV, IO', on: inLater(0), reason: 'Ten times too much' },
    ]);
    expect(review.status).toBe('draft');
    const withdrawal = { title: 'Adrenaline: withdrawn', why: 'Ten times too much.', isCritical: true };
    expect(await corrections()).toContainEqual(expect.objectContaining(withdrawal));
    expect(dosageAdministration).not.toContain('Adult, cardiac arrest');
    const asked = {
      message: 'adrenaline dose in adult cardiac arrest',
      context: { profession: 'Doctor', mode: 'consultation' },
    };
    const answer = await read<{ response: string }>(test.send('POST', '/api/ai/chat', asked, one.cookie));
    expect(answer.response).toContain('Adrenaline');
    expect(answer.response).not.toMatch(/1 mg (\(10 mL|IV)|1 mg = 10 mL/);
    const found = await read<unknown>(test.send('GET', '/api/search/data', undefined, one.cookie));
    expect(JSON.stringify(found)).not.toContain('Adult, cardiac arrest');
  });

  it('brings a withdrawn fact back when two people have signed it again', async () => {
    test.pass(1000);
    const fact = factOf(await deskPage(), arrest);
    await sign(one, [fact]);
    expect(arrestDose(await adrenaline())).toBeUndefined();
    await sign(two, [fact]);
    await expect.poll(async () => arrestDose(await adrenaline())?.note).toMatch(/^By/);
  });

  it('exports what two people have signed, so that it counts wherever the files are imported', async () => {
    const { db } = test.database.storage;
    const changed = await textsInForce(db, test.now());
    expect(Object.keys(changed)).toEqual([page]);
    const files = { ...(await storedTexts(db)), ...changed, ...(await reviewTexts(db)) };
    const elsewhere = await openTestApp({ content: documentsFrom(files) });
    try {
      const reader = await member(elsewhere);
      const response = elsewhere.send('GET', '/api/medications', undefined, reader.cookie);
      const [drug] = await read<Medication[]>(response);
      expect(drug?.review).toEqual((await adrenaline()).review);
      expect(drug?.review.status).toBe('reviewed');
      // The same import again, and one that takes the old text back.
      const { db: other } = elsewhere.database.storage;
      expect(await textsInForce(other, elsewhere.now())).toEqual({});
    } finally {
      await elsewhere.close();
    }
  });

  it('says what the page said on any day', async () => {
    const before = await test.send(
      'GET',
      `/api/review/page?page=${page}&at=2020-01-01`,
      undefined,
      one.cookie,
    );
    expect(before.status).toBe(404);
    const onDay = (readers: string, day: string) =>
      test.send('GET', `/api/review/on-day?readers=${readers}&at=${day}`, undefined, one.cookie);
    const { page: shown } = await read<{ page: Medication }>(onDay('/medications/1', inLater(0)));
    expect(shown).toEqual(await adrenaline());
    const table = await read<unknown>(
      test.send('GET', '/api/pediatrics/defibrillation', undefined, one.cookie),
    );
    expect(await read(onDay('/pediatrics/defibrillation', inLater(0)))).toEqual({ page: table });
    for (const [readers, day] of [
      ['/medications/1', '2020-01-01'],
      ['/medications/999', inLater(0)],
      ['/complaints', inLater(0)],
      ['/interactions', inLater(0)],
    ] as const) {
      expect((await onDay(readers, day)).status).toBe(404);
    }
    const today = await deskPage(page, `&at=${inLater(0)}`);
    expect(today.number).toBe(1);
    expect(factOf(today, arrest).before).toBeNull();
  });

  it('ends the mark when a signature is taken back, and keeps the text', async () => {
    const { signatures } = factOf(await deskPage(), arrest);
    const own = signatures.filter(({ isOwn }) => isOwn);
    for (const { id } of own) {
      const body = { id, reason: 'By mistake' };
      expect((await test.send('POST', '/api/review/withdraw-signature', body, two.cookie)).status).toBe(404);
      await read(test.send('POST', '/api/review/withdraw-signature', body, one.cookie));
    }
    await expect.poll(async () => (await adrenaline()).review.status).toBe('draft');
    expect((await deskPage()).shown).toBe(1);
  });

  it('keeps comments', async () => {
    const body = { page, address: arrest, text: 'See the new edition.' };
    await read(test.send('POST', '/api/review/comment', body, editor.cookie));
    expect((await deskPage()).comments).toMatchObject([{ address: arrest, text: 'See the new edition.' }]);
  });

  it('keeps to what was signed when two servers sign and change a page at the same moment', async () => {
    const { number, facts } = await deskPage();
    const signed = facts.map(({ address, hash }) => ({ address, hash }));
    const signature = { page, number, facts: signed, validUntil: inLater(365) };
    const edited = await editedDose(1);
    const changes = edited.changes.map((each) => ({ ...each, value: { ...each.value, note: 'Raced' } }));
    const change = { ...edited, changes };
    const [signer, second] = [test.app, other].map(
      (app, index) => (method: string, path: string, body: object) =>
        new TestBrowser(app, undefined, (index === 0 ? one : two).cookie).send(
          method,
          `/api/review/${path}`,
          body,
        ),
    );
    if (!signer || !second) throw new Error('There are two servers.');
    const answers = await Promise.all([
      signer('POST', 'sign', signature),
      second('POST', 'propose', change),
      second('POST', 'sign', signature),
      signer('POST', 'propose', change),
    ]);
    const [byOne, proposed, byTwo, again] = answers.map(({ status }) => status);
    expect([proposed, again].sort()).toEqual([200, 409]);
    // A signature under what has just been replaced is either refused or is under what was read, and never under the new text.
    expect([200, 409]).toContain(byOne);
    expect([200, 409]).toContain(byTwo);
    const after = await deskPage();
    expect([after.number, after.shown]).toEqual([number + 1, number]);
    expect(arrestDose(await adrenaline())?.note).not.toBe('Raced');
    expect(factOf(after, arrest).signatures).toEqual([]);
  });

  it('lets an import put the file in force again', async () => {
    const { db } = test.database.storage;
    const same = documentsFrom({ ...(await storedTexts(db)), ...(await textsInForce(db, test.now())) });
    const shipped = { documents: [], version: 1 };
    // The database tells by its own clock when a file was replaced.
    test.pass(3_600_000);
    await importContent(db, same, shipped, () => test.now());
    expect((await deskPage()).shown).toBe(1);
    const text = await readFile(`${contentFolder}/${page}`, 'utf8');
    test.pass(1000);
    const before = await corrections();
    const files = { ...same[0]?.files, [page]: text };
    await importContent(db, documentsFrom(files), shipped, () => test.now(), 'The old file counts');
    const told = (await corrections()).filter(({ id }) => !before.some((each) => each.id === id));
    // The dose that was withdrawn is not told again.
    expect(told.flatMap((each) => each.after.match(/Raced|By (one|two)/) ?? [])).toEqual([]);
    // The old text of the dose was withdrawn, and nobody has signed it since.
    await expect.poll(async () => (await adrenaline()).withdrawn).toHaveLength(1);
    expect((await deskPage()).shown).toBe(0);
    expect(await textsInForce(db, test.now())).toEqual({});
  });

  it.each([
    'page_versions',
    'signatures',
    'signature_withdrawals',
    'withdrawn_facts',
    'review_comments',
    'replaced_files',
    'import_corrections',
  ])('the records in %s cannot be changed, deleted or emptied by the server itself', async (table) => {
    const { db } = test.database.storage;
    const name = sql.identifier(table);
    const column = sql.identifier(
      table === 'signature_withdrawals' ? 'reason' : /files|import/.test(table) ? 'path' : 'page',
    );
    for (const statement of [
      sql`update ${name} set ${column} = 'x'`,
      sql`delete from ${name}`,
      sql`truncate ${name}`,
    ]) {
      await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });
});
