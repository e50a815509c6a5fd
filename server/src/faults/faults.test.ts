import { randomUUID } from 'node:crypto';
import type { Fault, FaultReport } from '@oryx/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holderOf, type Member, member, messageOf } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import { readWholeDatabase } from '../test/whole-database.ts';

const hour = 60 * 60 * 1000;

let test: TestApp;
let reader: Member;
let reviewer: Member;

beforeAll(async () => {
  test = await openTestApp();
  reader = await member(test);
  reviewer = await holderOf(test, ['reviewer']);
});

afterAll(() => test.close());

const fault = (changes: Partial<Fault> = {}): Fault => ({
  path: '/medications/19',
  title: 'Adrenaline',
  kind: 'dose',
  words: 'The second line says mL.\nThe guideline says mg.',
  seen: 'abc123',
  answer: '',
  at: test.now().toISOString(),
  ...changes,
});

const report = ({ browser }: Member, body: unknown, id: string = randomUUID()) =>
  browser.send('PUT', `/api/faults/${id}`, body);
const list = async ({ browser }: Member, path = '') =>
  (await (await browser.send('GET', `/api/faults${path}`)).json()) as FaultReport[];
const answer = ({ browser }: Member, id: string, body: unknown) =>
  browser.send('POST', `/api/faults/${id}/answer`, body);

describe('a fault report', () => {
  it('goes to the desk with page and version as they were seen, without its reporter, and is answered to them alone', async () => {
    const id = randomUUID();
    const sent = fault();
    expect((await report(reader, sent, id)).status).toBe(200);
    const atDesk = (await list(reviewer)).find((each) => each.id === id);
    const receivedAt = test.now().toISOString();
    expect(atDesk).toEqual({ ...sent, id, receivedAt, status: 'open', reply: '', repliedAt: null });
    test.pass(hour);
    const reply = 'Corrected. Thank you.';
    expect((await answer(reviewer, id, { status: 'corrected', reply })).status).toBe(200);
    const [own] = await list(reader, '/mine');
    expect(own).toMatchObject({ id, status: 'corrected', reply, repliedAt: test.now().toISOString() });
    expect(await list(await member(test), '/mine')).toEqual([]);
  });

  it('is stored once, however often and from how many devices it is sent', async () => {
    const person = await member(test);
    const id = randomUUID();
    const sends = Array.from({ length: 8 }, () => report(person, fault(), id));
    for (const response of await Promise.all(sends)) expect(response.status).toBe(200);
    expect(await list(person, '/mine')).toHaveLength(1);
    // Nor does a later one change what was reported.
    await report(await member(test), fault({ words: 'Something else.' }), id);
    expect((await list(person, '/mine'))[0]?.words).toBe(fault().words);
  });

  it('is stored with the time of the device, which is not believed if it is ahead', async () => {
    const person = await member(test);
    const yesterday = new Date(test.now().getTime() - 24 * hour).toISOString();
    await report(person, fault({ at: yesterday }));
    await report(person, fault({ at: '9999-12-31T23:59:59Z' }));
    const times = (await list(person, '/mine')).map(({ at }) => at);
    expect(times.sort()).toEqual([yesterday, test.now().toISOString()]);
  });

  it('stands before answered ones', async () => {
    const person = await member(test);
    const [first, second] = [randomUUID(), randomUUID()];
    for (const id of [first, second]) {
      test.pass(1000);
      await report(person, fault(), id);
    }
    await answer(reviewer, second, { status: 'no-fault', reply: '' });
    const ids = (await list(reviewer)).map(({ id }) => id);
    expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(second));
  });

  it('is limited to 20 an hour, where repeated calls do not count', async () => {
    const person = await member(test);
    const id = randomUUID();
    for (let count = 0; count < 5; count += 1) await report(person, fault(), id);
    const rest = await Promise.all(Array.from({ length: 20 }, () => report(person, fault())));
    expect(rest.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 429]);
    test.pass(hour);
    expect((await report(person, fault())).status).toBe(200);
  });

  it('stays without its reporter when the account is deleted', async () => {
    const person = await member(test);
    const id = randomUUID();
    await report(person, fault(), id);
    await person.browser.send('DELETE', '/api/auth/delete-account', { userId: person.id });
    expect((await list(reviewer)).map((each) => each.id)).toContain(id);
    expect(JSON.stringify([...(await readWholeDatabase(test.database.storage.db))])).not.toContain(person.id);
  });

  it.each<[string, unknown]>([
    ['an address elsewhere', { path: '//evil.example' }],
    ['an unknown kind', { kind: 'spam' }],
    ['too many words', { words: 'x'.repeat(1001) }],
    ['control characters', { words: 'a\u202eb' }],
    ['no title', { title: ' ' }],
    ['no time', { at: 'today' }],
    ['a mark that is none', { seen: '<b>' }],
  ])('is refused with %s', async (_, changes) => {
    const response = await report(reader, { ...fault(), ...(changes as object) });
    expect(response.status).toBe(400);
    expect(await messageOf(response)).not.toBe('');
  });

  it('is refused under an id that is none, and answered only if it exists', async () => {
    expect((await report(reader, fault(), 'mine')).status).toBe(400);
    expect((await answer(reviewer, randomUUID(), { status: 'corrected', reply: '' })).status).toBe(404);
    expect((await answer(reviewer, randomUUID(), { status: 'done', reply: '' })).status).toBe(400);
  });
});
