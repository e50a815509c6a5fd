import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Learner } from '../test/learner.ts';
import { answers, learningDocument, learningPath } from '../test/learning.ts';
import { type Member, member, messageOf, somebody } from '../test/people.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';
import { readWholeDatabase, type WholeDatabase } from '../test/whole-database.ts';

const minute = 60_000;

let test: TestApp;

beforeAll(async () => {
  const content = [learningDocument([learningPath('first'), learningPath('next')])];
  test = await openTestApp({ content });
});

afterAll(() => test.close());

const remove = ({ browser }: Pick<Member, 'browser'>, userId: string) =>
  browser.send('DELETE', '/api/auth/delete-account', { userId });
const wholeDatabase = () => readWholeDatabase(test.database.storage.db);
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Somebody who signs in, mistypes and forgets a password, on two devices, and learns on one of them. */
async function regular(address: string, name: string): Promise<Member> {
  const names = { firstName: `First${name}`, lastName: `Last${name}`, email: `${name}@example.org` };
  const person = await member(test, somebody(names), test.browser(address));
  const phone = test.browser(address);
  await phone.post('login', { contact: person.email, password: person.password });
  await phone.post('login', { contact: person.email, password: 'a wrong guess' });
  await test.browser(address).post('login', { contact: person.email, password: 'a wrong guess' });
  test.pass(minute);
  await phone.post('forgot-password', { contact: person.email });
  await test.deliverMail();
  const learner = new Learner(person);
  await learner.complete('first', 'm1', answers(3));
  await learner.accept('next-next');
  const pin = {
    list: 'pinned',
    path: '/calculator/news',
    rank: 0,
    isRemoved: false,
    changedAt: test.now().toISOString(),
  };
  await person.browser.send('PUT', '/api/my-pages', { entries: [pin] });
  return person;
}

/** Leaves a mail in the queue, and the wish for one. Nobody may deliver mail from here on. */
async function askForMail({ email }: Member, address: string): Promise<void> {
  test.pass(minute);
  await test.browser(address).post('forgot-password', { contact: email.toUpperCase() });
  await test.browser(address).post('register', somebody({ email: email.toLowerCase() }));
}

/** Every row in which something of a person stands, by everything that may stand for one. */
function rowsAbout(person: Member, database: WholeDatabase): WholeDatabase {
  return filtered(database, (row) => isAbout(person, row));
}

/** Every other row. Counters of network addresses name nobody and are left out as well. */
function otherRows(person: Member, database: WholeDatabase): WholeDatabase {
  return filtered(database, (row) => !isAbout(person, row) && !row.includes('"owner_hash": null'));
}

function isAbout({ id, email, firstName, lastName }: Member, row: string): boolean {
  const address = email.toLowerCase();
  const marks = [id, address, firstName, lastName, hashOf(id), hashOf(address)];
  return marks.some((mark) => row.toLowerCase().includes(mark.toLowerCase()));
}

function filtered(database: WholeDatabase, keep: (row: string) => boolean): WholeDatabase {
  return new Map([...database].map(([table, rows]) => [table, rows.filter(keep)]));
}

const tablesOf = (database: WholeDatabase) =>
  [...database].filter(([, rows]) => rows.length > 0).map(([table]) => table);

describe('deleting an account', () => {
  it('API-12 SET-07 leaves no trace of the user in the database, and other users unchanged', async () => {
    const stays = await regular('192.0.2.10', 'Stays');
    const before = await wholeDatabase();
    const leaves = await regular('192.0.2.20', 'Leaves');
    await askForMail(stays, '192.0.2.10');
    await askForMail(leaves, '192.0.2.20');
    const between = await wholeDatabase();
    // A table added later is about nobody, and is named here, or `regular` must leave something in it. What is about
    // the holders of roles, and of a report, is proved in `roles.test.ts` and `second-factor.test.ts` and
    // `faults.test.ts`.
    const others = [
      'content_documents',
      'fault_reports',
      'role_grants',
      'second_factors',
      'recovery_codes',
      'reviewers',
      // They name clinicians as they signed, for good.
      ...['page_versions', 'signatures', 'signature_withdrawals', 'withdrawn_facts', 'review_comments'],
      'replaced_files',
      'import_corrections',
    ];
    const aboutPeople = [...between.keys()].filter((table) => !others.includes(table));
    expect(tablesOf(rowsAbout(leaves, between))).toEqual(aboutPeople);

    const response = await remove(leaves, leaves.id);
    expect(response.status).toBe(200);
    expect(await messageOf(response)).toBe('Your account and everything stored with it has been deleted.');
    expect(leaves.browser.cookie('oryx_session')).toBeUndefined();
    const after = await wholeDatabase();
    expect(tablesOf(rowsAbout(leaves, after))).toEqual([]);
    expect(otherRows(stays, after)).toEqual(otherRows(stays, before));
    expect(rowsAbout(stays, after)).toEqual(rowsAbout(stays, between));

    const mails = test.mails.length;
    await test.deliverMail();
    expect(test.mails.slice(mails).map(({ recipient }) => recipient.toLowerCase())).not.toContain(
      leaves.email.toLowerCase(),
    );
  });

  it('ends every session of the user, and the address can be registered again', async () => {
    const person = await member(test);
    const phone = test.browser();
    await phone.post('login', { contact: person.email, password: person.password });
    await remove(person, person.id);
    expect((await phone.send('GET', '/api/auth/user')).status).toBe(401);
    expect((await test.send('GET', '/api/auth/user', undefined, person.cookie)).status).toBe(401);
    const login = await phone.post('login', { contact: person.email, password: person.password });
    expect(login.status).toBe(401);
    test.pass(minute);
    const again = await member(test, { ...person, password: 'another password' });
    expect(again.id).not.toBe(person.id);
  });

  it('API-12 requires the signed-in user and their own id', async () => {
    const [person, other] = [await member(test), await member(test)];
    const before = await wholeDatabase();
    for (const id of [other.id, person.id.toUpperCase(), '0', '*', '%']) {
      const response = await remove(person, id);
      expect(response.status).toBe(403);
      expect(await messageOf(response)).toBe('You can only delete your own account.');
    }
    for (const cookie of [undefined, 'oryx_session=made-up']) {
      const response = await test.send('DELETE', '/api/auth/delete-account', { userId: person.id }, cookie);
      expect(response.status).toBe(401);
    }
    expect(await wholeDatabase()).toEqual(before);
  });

  it('succeeds once for 10 concurrent calls', async () => {
    const person = await member(test);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        test.send('DELETE', '/api/auth/delete-account', { userId: person.id }, person.cookie),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 401)]);
  });

  it('succeeds while all other calls run on the same account', async () => {
    for (let round = 0; round < 15; round += 1) {
      const person = await member(test);
      const { email, password } = person;
      test.pass(minute);
      await test.browser().post('forgot-password', { contact: email });
      const code = '222222';
      const answers = await Promise.all([
        test.browser().post('login', { contact: email, password }),
        person.browser.send('GET', '/api/auth/user'),
        test.browser().post('forgot-password', { contact: email }),
        test.send('DELETE', '/api/auth/delete-account', { userId: person.id }, person.cookie),
        test.deliverMail(),
        test.browser().post('reset-password', { contact: email, code, newPassword: 'brand new password' }),
        test.browser().post('register', somebody({ email })),
        test.send('POST', '/api/auth/logout-everywhere', {}, person.cookie),
      ]);
      const statuses = answers.flatMap((answer) => (answer ? [answer.status] : []));
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      await test.deliverMail();
    }
    expect(test.log.filter(({ level }) => level !== 'info')).toEqual([]);
  });
});
