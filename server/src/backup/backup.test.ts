import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { withOneConnection } from '../storage/connection.ts';
import { prepareCopy, rowsOf, storeRows } from '../storage/copy.ts';
import { appliedMigrations, readMigrations, tablesAfter } from '../storage/migrate.ts';
import { openStorage, type Storage } from '../storage/storage.ts';
import { createTestDatabase, type TestDatabase } from '../test/database.ts';
import { readWholeDatabase, type WholeDatabase } from '../test/whole-database.ts';
import { runBackupCommand } from './backup-command.ts';

const ignored = { say: () => undefined, onAway: () => undefined, onBack: () => undefined };

/** Text that a careless format spoils: what COPY escapes, what shells and JSON escape, and other scripts. */
const odd = [
  '',
  ' ',
  '\\N',
  '\\.',
  '\\',
  'a\tb\nc\r\nd',
  "O'Neill; drop table users; --",
  '"{},',
  '😀 ǂKhoekhoe ئ',
];

let folder: string;
let full: TestDatabase;
/** Databases to drop. */
const made: string[] = [];
let moment = Date.UTC(2026, 10, 22, 15, 25, 1);

const control = () => ({ ...inject('postgres'), database: 'postgres' });
const targetOf = (database: string) => ({ ...inject('postgres'), database });

async function emptyDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withOneConnection(control(), (client) => client.query(`create database ${name}`));
  made.push(name);
  return name;
}

/** Runs a command on a database, a second after the one before. */
async function run(database: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const { host, port, user, password } = inject('postgres');
  moment += 1000;
  const said: string[] = [];
  const code = await runBackupCommand(args, {
    env: {
      DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/${database}`,
      DATA_DIR: join(folder, 'data'),
    },
    cwd: folder,
    clock: () => new Date(moment),
    say: (line) => said.push(line),
  });
  return { code, said: said.join('\n') };
}

/** Backs the database up into a new file. */
async function backUp(database: string): Promise<string> {
  const file = join(folder, `${randomUUID()}.sql.gz`);
  expect(await run(database, 'backup', file)).toMatchObject({ code: 0 });
  return file;
}

/** Returns all rows of a database, which is opened as Oryx does. */
async function rowsIn(database: string): Promise<WholeDatabase> {
  const { host, port, user, password } = inject('postgres');
  const databaseUrl = `postgres://${user}:${password}@${host}:${port}/${database}`;
  const storage = await openStorage({ databaseUrl, dataDir: folder }, ignored);
  return readWholeDatabase(storage.db).finally(() => storage.close());
}

/** Fills every table with two or more rows. */
async function fill({ db }: Storage): Promise<void> {
  for (const [place, text] of odd.entries()) {
    const user = randomUUID();
    const at = `2026-02-28 23:59:59.${String(place).padStart(6, '0')}+02`;
    const json = JSON.stringify({ [text]: [text, null, 1.5e-7, 12_345_678_901_234, true] });
    await db.execute(sql`insert into users values (${user}, ${text}, ${text}, 'Nurse', ${text}, ${`${text}${place}`},
      ${text}, ${place % 2 ? at : null}, ${at})`);
    await db.execute(
      sql`insert into sessions values (${`session ${place}`}, ${user}, ${at}, ${at}, ${randomUUID()}, ${text}, ${at})`,
    );
    await db.execute(
      sql`insert into codes values (${user}, 'reset', ${text}, ${text}, ${place}, ${at}, ${place % 2 ? text : null})`,
    );
    await db.execute(sql`insert into known_browsers values (${`browser ${place}`}, ${user}, ${at})`);
    await db.execute(sql`insert into reset_requests values (${randomUUID()}, ${text}, ${at})`);
    await db.execute(
      sql`insert into rate_limits values (${`limit ${place}`}, ${place % 2 ? text : null}, ${2 ** 31 - 1}, ${at})`,
    );
    await db.execute(
      sql`insert into mail_queue values (${randomUUID()}, ${text}, ${text}, ${text}, ${text}, 0, ${at}, 'infinity', null)`,
    );
    await db.execute(
      sql`insert into learning_starts values (${user}, ${text}, ${text}, ${at}, ${at}, ${text})`,
    );
    await db.execute(
      sql`insert into learning_completions values (${user}, ${randomUUID()}, ${text}, ${text}, ${json}, 100, 60, ${text}, ${at})`,
    );
    await db.execute(sql`insert into learning_accepted values (${user}, ${text}, ${at})`);
    await db.execute(
      sql`insert into my_pages values (${user}, 'pinned', ${text}, ${place}, ${place % 2 === 1}, ${at})`,
    );
    await db.execute(sql`insert into role_grants values (${place + 1}, ${user}, 'editor', ${place % 2 === 1}, 'app',
      ${place % 2 ? user : null}, ${text}, ${at})`);
    await db.execute(
      sql`insert into second_factors values (${user}, ${place % 2 ? text : null}, ${text}, ${place})`,
    );
    await db.execute(sql`insert into recovery_codes values (${user}, ${text})`);
    await db.execute(sql`insert into fault_reports values (${randomUUID()}, ${place % 2 ? user : null}, ${text}, ${text}, 'dose',
      ${text}, ${text}, ${text}, ${at}, ${at}, 'open', ${text}, ${place % 2 ? at : null}, ${user})`);
    await db.execute(sql`insert into reviewers values (${user}, ${text}, ${text}, ${text}, ${text})`);
    await db.execute(
      sql`insert into page_versions values (${text}, ${place + 1}, ${place % 2 ? text : null}, ${user}, ${text}, ${text}, ${text}, ${at})`,
    );
    const signature = randomUUID();
    await db.execute(
      sql`insert into signatures values (${signature}, ${text}, 0, ${json}, ${user}, ${text}, ${text}, ${text}, ${at}, 'infinity')`,
    );
    await db.execute(sql`insert into signature_withdrawals values (${signature}, ${text}, ${at})`);
    await db.execute(
      sql`insert into withdrawn_facts values (${randomUUID()}, ${text}, ${text}, ${text}, ${user}, ${text}, ${text}, ${at})`,
    );
    await db.execute(
      sql`insert into review_comments values (${randomUUID()}, ${text}, null, ${text}, ${user}, ${text}, ${at})`,
    );
    await db.execute(
      sql`insert into replaced_files values (${randomUUID()}, ${text}, ${place % 2 ? text : null}, ${at})`,
    );
    await db.execute(
      sql`insert into import_corrections values (${`${place} ${text}`}, ${text}, ${text}, ${text}, ${text}, ${text}, true, ${at})`,
    );
    await db.execute(sql`insert into content_documents (name, body, hash, files, shipped_hash, imported_at)
      values (${`document ${place}`}, ${json}, ${text}, ${JSON.stringify({ [text]: text })}, null, ${place % 2 ? at : null})`);
  }
}

/** Writes a changed copy of a backup, with the checksum that fits. */
async function forge(file: string, change: (text: string) => string): Promise<string> {
  const text = gunzipSync(await readFile(file)).toString();
  const changed = change(text.slice(0, text.trimEnd().lastIndexOf('\n') + 1));
  const sha256 = createHash('sha256').update(changed).digest('hex');
  const forged = join(folder, `${randomUUID()}.sql.gz`);
  await writeFile(forged, gzipSync(`${changed}-- ${JSON.stringify({ sha256 })}\n`));
  return forged;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oryx-backup-'));
  // If the tests run as root, the account of PostgreSQL needs access.
  await chmod(folder, 0o755);
  full = await createTestDatabase();
  await fill(full.storage);
});

afterEach(async () => {
  await withOneConnection(control(), async (client) => {
    for (const name of made.splice(0)) await client.query(`drop database ${name} with (force)`);
  });
});

afterAll(async () => {
  await full.drop();
  await rm(folder, { recursive: true });
});

describe('a backup', () => {
  it('is restored into an empty database with every row of every table, while Oryx runs on the first', async () => {
    const before = await readWholeDatabase(full.storage.db);
    for (const [table, rows] of before) expect(rows.length, table).toBeGreaterThan(1);
    const file = await backUp(full.name);
    const target = await emptyDatabase();
    const { code, said } = await run(target, 'restore', file);
    expect(said).toContain(
      `accounts: 9, sessions: 9, completed modules: 9, documents of content: 9; ${9 * before.size} rows in ${before.size} tables`,
    );
    expect(code).toBe(0);
    expect(await rowsIn(target)).toEqual(before);
    // The copy gives the same backup, but for its date.
    const again = await backUp(target);
    const rowsOfFile = async (path: string) =>
      gunzipSync(await readFile(path))
        .toString()
        .split('\n')
        .slice(2, -2);
    expect(await rowsOfFile(again)).toEqual(await rowsOfFile(file));
  });

  it('can be read by its owner alone, has a name with time and version, and older ones go on request', async () => {
    const backups = join(folder, 'data', 'backups');
    const { said } = await run(full.name, 'backup');
    const { version } = JSON.parse(
      await readFile('server/package.json', 'utf8').catch(() => readFile('package.json', 'utf8')),
    );
    const time = new Date(moment).toISOString().slice(0, 19).replaceAll(':', '-');
    const [first] = await readdir(backups);
    expect(first).toBe(`oryx-${time}Z-v${version}.sql.gz`);
    expect(said).toContain(`npm run restore -- ${join(backups, String(first))}`);
    expect((await stat(join(backups, String(first)))).mode & 0o777).toBe(0o600);
    expect((await stat(backups)).mode & 0o777).toBe(0o700);

    await writeFile(join(backups, 'oryx-mine.sql.gz'), '');
    await run(full.name, 'backup');
    const third = await run(full.name, 'backup', '--keep', '2');
    expect(third.said).toContain(`removed: ${first}`);
    const left = await readdir(backups);
    expect(left).toHaveLength(3);
    expect(left).not.toContain(first);
    expect(left).toContain('oryx-mine.sql.gz');
  });

  it('holds one moment of a database in which others write', async () => {
    const busy = await createTestDatabase();
    let isOver = false;
    let written = 0;
    const writer = async () => {
      while (!isOver) {
        await busy.storage.db.transaction(async (tx) => {
          const user = randomUUID();
          await tx.execute(sql`insert into users values (${user}, '', '', '', '', ${user}, '', null, now())`);
          await tx.execute(sql`insert into learning_starts values (${user}, 'p', 'm', now(), now(), 'UTC')`);
          await tx.execute(sql`insert into learning_accepted values (${user}, 'r', now())`);
        });
        written += 1;
      }
    };
    const writers = [writer(), writer(), writer()];
    await expect.poll(() => written).toBeGreaterThan(20);
    const file = await backUp(busy.name);
    isOver = true;
    await Promise.all(writers);
    await busy.drop();
    const target = await emptyDatabase();
    expect(await run(target, 'restore', file)).toMatchObject({ code: 0 });
    const rows = await rowsIn(target);
    const count = rows.get('users')?.length;
    expect(count).toBeGreaterThan(20);
    expect(rows.get('learning_starts')).toHaveLength(Number(count));
    expect(rows.get('learning_accepted')).toHaveLength(Number(count));
  });

  it('of an older schema is restored there, and migrated', async () => {
    const source = await emptyDatabase();
    await withOneConnection(targetOf(source), async (client) => {
      await client.query('create schema drizzle');
      await client.query(
        'create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)',
      );
      const [first] = await readMigrations();
      for (const statement of first?.statements ?? []) await client.query(statement);
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        first?.hash,
        first?.writtenAt,
      ]);
      await client.query(
        "insert into content_documents values ('updates', '{}', 'hash', '2026-11-20 10:00:00+00')",
      );
    });
    const file = await backUp(source);
    await withOneConnection(targetOf(source), async (client) => {
      expect(await appliedMigrations(client), 'a backup migrates nothing').toHaveLength(1);
    });
    const target = await emptyDatabase();
    expect(await run(target, 'restore', file)).toMatchObject({ code: 0 });
    const [row] = (await rowsIn(target)).get('content_documents') ?? [];
    // The columns of later migrations have their defaults.
    expect(JSON.parse(row ?? '')).toMatchObject({
      name: 'updates',
      body: {},
      hash: 'hash',
      updated_at: '2026-11-20T10:00:00+00:00',
      files: {},
      shipped_hash: null,
      imported_at: null,
    });
  });

  it('says what it cannot do, and leaves no file', async () => {
    const names = async () => (await readdir(folder)).sort();
    const before = await names();
    expect(await run(await emptyDatabase(), 'backup', 'x')).toEqual({
      code: 1,
      said: 'This database holds nothing of Oryx, so there is nothing to back up.',
    });
    expect((await run(full.name, 'backup', 'nowhere/x')).said).toMatch(/that folder does not exist\.$/);
    const nothing = {
      env: { DATA_DIR: join(folder, 'typo') },
      cwd: folder,
      clock: () => new Date(),
      say: (line: string) => said.push(line),
    };
    const said: string[] = [];
    expect(await runBackupCommand(['backup'], nothing)).toBe(1);
    expect(said.join()).toMatch(/^There is no database in .*typo\. Set DATA_DIR or DATABASE_URL/);
    for (const args of [
      [],
      ['drop'],
      ['backup', 'a', 'b'],
      ['backup', '--keep', '0'],
      ['backup', '--keep', '2', 'file'],
      ['restore'],
      ['restore', 'a', '--force'],
    ]) {
      expect((await run(full.name, ...args)).said).toMatch(/^npm run backup /);
    }
    expect(await names()).toEqual(before);
    const file = await backUp(full.name);
    expect((await run(full.name, 'backup', file)).said).toBe(`${file} is there already. Name another file.`);
  });

  it('that is interrupted removes what it has written', async () => {
    const said: string[] = [];
    const { host, port, user, password } = inject('postgres');
    const code = await runBackupCommand(['backup', 'interrupted'], {
      env: { DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/${full.name}` },
      cwd: folder,
      clock: () => new Date(),
      say: (line) => said.push(line),
      signal: AbortSignal.abort(),
    });
    expect({ code, said }).toEqual({ code: 1, said: ['Interrupted. The unfinished backup was removed.'] });
    expect((await readdir(folder)).filter((name) => name.startsWith('interrupted'))).toEqual([]);
  });
});

describe('a restore', () => {
  it('refuses a file that is missing, foreign, cut, damaged or from a newer Oryx', async () => {
    const file = await backUp(full.name);
    const target = await emptyDatabase();
    const refusal = async (named: string) =>
      (await run(target, 'restore', named)).said.replace(named, 'FILE');
    expect(await refusal(join(folder, 'nothing'))).toBe(`There is no file FILE.\nNothing was changed.`);
    expect(await refusal(folder)).toMatch(/^FILE is a folder/);
    const foreign = join(folder, 'foreign');
    for (const content of ['', 'a text', gzipSync('a text\n'), gzipSync('')]) {
      await writeFile(foreign, content);
      expect(await refusal(foreign)).toMatch(/^FILE is no backup of Oryx/);
    }
    const whole = await readFile(file);
    const damaged = join(folder, 'damaged');
    for (const length of [whole.length - 1, whole.length - 9, whole.length >> 1]) {
      await writeFile(damaged, whole);
      await truncate(damaged, length);
      expect(await refusal(damaged)).toMatch(/^FILE is cut or damaged/);
    }
    const text = gunzipSync(whole).toString();
    await writeFile(damaged, gzipSync(text.replace('session 3', 'session X')));
    expect(await refusal(damaged)).toMatch(/^FILE is cut or damaged/);
    await writeFile(damaged, gzipSync(`${text}\n`));
    expect(await refusal(damaged)).toMatch(/^FILE is cut or damaged/);
    await writeFile(damaged, gzipSync(text.slice(0, text.indexOf('\nCOPY') + 1)));
    expect(await refusal(damaged)).toMatch(/^FILE is cut or damaged/);

    const newer = await forge(file, (said) => said.replace(/"version":"[^"]+"/, '"version":"99.0.0"'));
    expect(await refusal(newer)).toMatch(
      /^The backup was written by Oryx 99\.0\.0, and this is \d.*Update Oryx first/,
    );
    const unknown = await forge(file, (said) => said.replace(/"schema":"[^"]+"/, '"schema":"9999_later"'));
    expect(await refusal(unknown)).toMatch(/Update Oryx first/);
    const other = await forge(file, (said) => said.replace('COPY public."users"', 'COPY public."others"'));
    expect(await refusal(other)).toMatch(/has a table that its version of Oryx does not have/);
    const smuggled = await forge(file, (said) => said.replace(/ FROM stdin;/, " FROM program 'id';"));
    expect(await refusal(smuggled)).toMatch(/has a table that its version of Oryx does not have/);
    expect((await rowsIn(target)).get('users')).toEqual([]);
  });

  it('refuses a database that is in use or holds rows, and replaces it on request after a backup of it', async () => {
    const file = await backUp(full.name);
    const before = await readWholeDatabase(full.storage.db);
    expect(await run(full.name, 'restore', file, '--replace')).toEqual({
      code: 1,
      said: 'Oryx is running on this database. Stop it first.\nNothing was changed.',
    });
    const target = await emptyDatabase();
    await run(target, 'restore', file);
    await withOneConnection(targetOf(target), (client) =>
      client.query("delete from users where first_name = '\\N'"),
    );
    const changed = await rowsIn(target);
    expect(changed).not.toEqual(before);
    const refused = await run(target, 'restore', file);
    expect(refused.said).toMatch(/^The database is not empty: it holds .*users.*With --replace/);
    expect(await rowsIn(target)).toEqual(changed);

    const { code, said } = await run(target, 'restore', file, '--replace', '--end-sessions');
    expect(code).toBe(0);
    expect(await rowsIn(target)).toEqual(new Map([...before, ['sessions', []]]));
    const kept = /is in (.*-before-restore\.sql\.gz)$/m.exec(said)?.[1] ?? '';
    expect(await run(target, 'restore', kept, '--replace')).toMatchObject({ code: 0 });
    expect(await rowsIn(target)).toEqual(changed);
    // Drizzle's record of migrations goes on counting.
    await withOneConnection(targetOf(target), async (client) => {
      const { rows } = await client.query('select max(id) as last from drizzle.__drizzle_migrations');
      expect(rows[0]?.last).toBe((await readMigrations()).length);
    });
  });

  it('that dies in the middle, or meets an Oryx that starts, leaves the database as it was', async () => {
    const file = await backUp(full.name);
    const target = await emptyDatabase();
    await run(target, 'restore', file);
    const before = await rowsIn(target);
    const held = new pg.Client(targetOf(target));
    await held.connect();
    /** Starts a restore, which waits after it has dropped the tables, and calls `then`. */
    const stopMidway = async (then: (pid: number) => Promise<unknown>) => {
      await held.query('begin');
      await held.query('lock table drizzle.__drizzle_migrations in share mode');
      const restored = run(target, 'restore', file, '--replace');
      const waiting = async () => {
        const { rows } = await held.query(`select pid from pg_locks where not granted
          and relation = 'drizzle.__drizzle_migrations'::regclass`);
        return Number(rows[0]?.pid ?? 0);
      };
      await expect.poll(waiting).toBeGreaterThan(0);
      await then(await waiting());
      await held.query('commit');
      return restored;
    };
    const dead = await stopMidway((pid) => held.query(`select pg_terminate_backend(${pid})`));
    expect(dead.code).toBe(1);
    expect(dead.said).toMatch(/^The database does not answer.*\nNothing was changed\.$/s);
    expect(await rowsIn(target)).toEqual(before);

    const met = await stopMidway(() => held.query('select pg_advisory_lock_shared(7261005, 1)'));
    expect(met.said).toBe('Oryx is running on this database. Stop it first.\nNothing was changed.');
    await held.end();
    expect(await rowsIn(target)).toEqual(before);
  });
});

describe('rows in text form', () => {
  it('keep bytes, lists, large numbers and moments, in an order that no server changes', async () => {
    const database = await emptyDatabase();
    const table = {
      name: 'kinds',
      columns: ['id', 'bytes', 'texts', 'large', 'exact', 'real', 'at', 'days'],
      key: ['id'],
    };
    await withOneConnection(targetOf(database), async (client) => {
      await client.query(`create table kinds (id text primary key, bytes bytea, texts text[], large bigint,
        exact numeric, real double precision, at timestamptz, days date)`);
      const insert = 'insert into kinds values ($1, $2, $3, $4, $5, $6, $7, $8)';
      await client.query(insert, [
        'a',
        Buffer.from([0, 10, 92, 255]),
        ['', null, 'NULL', '{"\\'],
        '9223372036854775807',
        '0.1000',
        0.1 + 0.2,
        '2026-03-29 01:59:59.999999+02',
        '2026-02-28',
      ]);
      await client.query(insert, ['B', null, null, '-9223372036854775808', 'NaN', -0, '-infinity', null]);
      await client.query(insert, [
        '\\N',
        Buffer.alloc(0),
        [],
        null,
        null,
        Number.POSITIVE_INFINITY,
        null,
        null,
      ]);
      const read = async () => {
        const pieces: Buffer[] = [];
        for await (const piece of rowsOf(client, table)) pieces.push(piece);
        return Buffer.concat(pieces);
      };
      // Settings of a server that would change the text.
      await client.query(
        "set timezone = 'Africa/Windhoek'; set datestyle = 'German'; set bytea_output = 'escape'; set extra_float_digits = 0",
      );
      await client.query('begin');
      await prepareCopy(client);
      const before = await read();
      expect(
        before
          .toString()
          .split('\n')
          .map((line) => line.split('\t')[0]),
      ).toEqual(['B', '\\\\N', 'a', '']);
      expect(before.toString()).toContain('2026-03-28 23:59:59.999999+00');
      const whole = (await client.query('select to_jsonb(kinds) as row from kinds order by id')).rows;
      await client.query('delete from kinds');
      await storeRows(
        client,
        table,
        (async function* () {
          yield before;
        })(),
      );
      expect(await read()).toEqual(before);
      expect((await client.query('select to_jsonb(kinds) as row from kinds order by id')).rows).toEqual(
        whole,
      );
      await client.query('commit');
      // A failure is told, and the connection can be used on.
      const double = storeRows(
        client,
        table,
        (async function* () {
          yield before;
        })(),
      );
      await expect(double).rejects.toMatchObject({ code: '23505' });
      expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    });
  });

  it('are all that a table holds: no table has a sequence, a generated column or no key', async () => {
    for (const migration of await readMigrations()) {
      for (const { name, key } of await tablesAfter(migration)) expect(key, name).not.toEqual([]);
    }
    const { rows } = await full.storage.db.execute(sql`
      select c.relname, a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and (c.relkind = 'S' or a.attgenerated <> '' or a.attidentity <> '')`);
    expect(rows, 'teach server/src/backup/ to carry it').toEqual([]);
  });
});
