import { access, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { type Config, readConfig } from '../config.ts';
import type { Clock } from '../dependencies.ts';
import { StartError } from '../start-error.ts';
import { isDatabaseAway } from '../storage/database-away.ts';
import { ensureFolder } from '../storage/disk-error.ts';
import { withDatabase } from '../storage/storage.ts';
import { type Contents, checkBackup, type TableSum } from './backup-file.ts';
import { migrationsUpTo, restoreBackup } from './restore-backup.ts';
import { backUp } from './write-backup.ts';

/** The environment of a command run. */
export interface CommandWorld {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Base folder of relative paths. */
  readonly cwd: string;
  readonly clock: Clock;
  /** Prints a line for the administrator. */
  readonly say: (line: string) => void;
  /** Aborted when the administrator interrupts a backup. */
  readonly signal?: AbortSignal;
}

const usage = [
  'npm run backup                                writes a backup into DATA_DIR/backups, while Oryx runs or not',
  'npm run backup -- FILE                        writes it into a new file, or under its own name into a folder',
  'npm run backup -- --keep 14 [FOLDER]          and removes all but the newest 14 there',
  'npm run restore -- FILE                       puts a backup into an empty database; stop Oryx before',
  'npm run restore -- FILE --replace             writes a backup of what is in the database, and replaces it',
  'npm run restore -- FILE --end-sessions        and everybody has to sign in again',
];

/** The command line cannot be understood. */
class UsageError extends Error {}

/** Runs `backup` or `restore`. Returns the exit code: 0 only if everything was done. */
export async function runBackupCommand(args: readonly string[], world: CommandWorld): Promise<number> {
  const [command, ...rest] = args;
  try {
    if (command === 'backup') await backup(rest, world);
    else if (command === 'restore') await restore(rest, world);
    else throw new UsageError();
    return 0;
  } catch (error) {
    const lines = error instanceof UsageError ? usage : [explain(error)];
    for (const line of lines) world.say(line);
    if (command === 'restore' && !(error instanceof UsageError)) world.say('Nothing was changed.');
    return 1;
  }
}

async function backup(args: readonly string[], world: CommandWorld): Promise<void> {
  const { values, positionals } = understand(args, { keep: { type: 'string' } });
  const { keep } = values;
  if (positionals.length > 1 || (keep !== undefined && !/^[1-9]\d{0,3}$/.test(String(keep))))
    throw new UsageError();
  const config = readConfig(world.env);
  await refuseIfNoDatabase(config);
  const named = positionals[0] === undefined ? undefined : resolve(world.cwd, positionals[0]);
  const folder = named === undefined ? await ownFolder(config) : await asFolder(named);
  if (keep !== undefined && folder === undefined) throw new UsageError();

  const stamp = await stampOf(world.clock);
  const file = folder === undefined ? String(named) : join(folder, nameOf(stamp));
  const written = await withDatabase(config, world.say, (client) =>
    backUp(client, file, stamp, world.signal),
  );
  world.say(`Backup written: ${file} (${sizeText(written.size)})`);
  world.say(`  ${countsText(written.tables)}`);
  for (const name of written.others) world.say(`  not in it, because it is no table of Oryx: ${name}`);
  if (keep !== undefined && folder !== undefined) await removeOld(folder, Number(keep), world.say);
  world.say('It holds names, addresses and hashes of passwords: keep it encrypted, and on another machine.');
  world.say(`To restore it: npm run restore -- ${file}`);
}

async function restore(args: readonly string[], world: CommandWorld): Promise<void> {
  const { values, positionals } = understand(args, {
    replace: { type: 'boolean' },
    'end-sessions': { type: 'boolean' },
  });
  const [named, ...more] = positionals;
  if (named === undefined || more.length > 0) throw new UsageError();
  const file = resolve(world.cwd, named);
  const endSessions = values['end-sessions'] === true;
  const stamp = await stampOf(world.clock);
  // The whole file is read before the database is touched.
  const { facts } = await checkBackup(file);
  await migrationsUpTo(facts, stamp.version);

  const config = readConfig(world.env);
  const replaced =
    values['replace'] === true
      ? { file: join(await ownFolder(config), nameOf(stamp, '-before-restore')), writtenAt: stamp.writtenAt }
      : undefined;
  const options = { version: stamp.version, endSessions, ...(replaced && { replaced }) };
  const restored = await withDatabase(config, world.say, (client) => restoreBackup(client, file, options));
  if (replaced && restored.hasReplaced) world.say(`What the database held before is in ${replaced.file}`);
  for (const line of restoredLines(restored, endSessions)) world.say(line);
}

function restoredLines({ facts, tables }: Contents, endSessions: boolean): string[] {
  return [
    `Restored, and compared row by row: the backup of ${facts.writtenAt}, written by Oryx ${facts.version}`,
    `  ${countsText(tables)}`,
    endSessions
      ? 'All sessions have ended: everybody signs in again.'
      : 'Sessions and passwords are those of that time. If one may be in wrong hands, restore with --end-sessions.',
    'Accounts that were deleted since are back: delete them again. Start Oryx with npm start.',
  ];
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

function understand(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new UsageError();
  }
}

async function refuseIfNoDatabase({ databaseUrl, dataDir }: Config): Promise<void> {
  if (databaseUrl !== undefined || (await exists(join(dataDir, 'postgres')))) return;
  throw new StartError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL as for npm start.`);
}

/** Returns the folder of backups in the data folder. */
async function ownFolder({ dataDir }: Config): Promise<string> {
  const folder = join(dataDir, 'backups');
  await ensureFolder(dataDir);
  // Others must be able to pass through the data folder: the account of PostgreSQL is not that of root.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Returns the path if it is a folder. */
async function asFolder(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ? path : undefined;
}

const packageFile = new URL('../../package.json', import.meta.url);

async function stampOf(clock: Clock): Promise<{ version: string; writtenAt: string }> {
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
  return { version, writtenAt: clock().toISOString() };
}

/** Returns the name of a backup. Names sort by time. */
function nameOf({ version, writtenAt }: { version: string; writtenAt: string }, more = ''): string {
  const time = writtenAt.replace(/\.\d+Z$/, 'Z').replaceAll(':', '-');
  return `oryx-${time}-v${version}${more}.sql.gz`;
}

const ownName = /^oryx-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-v\d+\.\d+\.\d+\.sql\.gz(\.partial)?$/;
const dayMs = 24 * 60 * 60 * 1000;

/** Removes all but the newest backups, and what killed backups have left. Files with other names stay. */
async function removeOld(folder: string, keep: number, say: (line: string) => void): Promise<void> {
  const own = (await readdir(folder)).filter((name) => ownName.test(name)).sort();
  const whole = own.filter((name) => !name.endsWith('.partial'));
  for (const name of whole.slice(0, -keep)) {
    await rm(join(folder, name));
    say(`  removed: ${name}`);
  }
  for (const name of own.filter((each) => each.endsWith('.partial'))) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > dayMs) await rm(join(folder, name));
  }
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Names of the tables whose rows an administrator knows. */
const known: readonly (readonly [table: string, name: string])[] = [
  ['users', 'accounts'],
  ['sessions', 'sessions'],
  ['learning_completions', 'completed modules'],
  ['content_documents', 'documents of content'],
];

function countsText(tables: readonly TableSum[]): string {
  const rowsIn = (table: string) => tables.find((each) => each.table === table)?.rows ?? 0;
  const all = tables.reduce((sum, { rows }) => sum + rows, 0);
  const told = known.map(([table, name]) => `${name}: ${rowsIn(table)}`);
  return `${told.join(', ')}; ${all} rows in ${tables.length} tables`;
}

const writeFaults: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file is larger than that disk allows',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'that disk is read-only',
  ENOENT: 'that folder does not exist',
  ENOTDIR: 'a part of that path is a file',
};

/** SQLSTATE lock_not_available. */
const lockTimeout = '55P03';

/** Returns what to tell the administrator. Throws errors that nobody foresaw. */
function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) throw error;
  if (error.name === 'AbortError') return 'Interrupted. The unfinished backup was removed.';
  const fault = 'code' in error ? writeFaults[String(error.code)] : undefined;
  const where = 'path' in error ? ` (${error.path})` : '';
  if (fault) return `The backup could not be written${where}: ${fault}.`;
  if (isDatabaseAway(error)) return `The database does not answer: ${error.message}`;
  if (!(error instanceof pg.DatabaseError)) throw error;
  if (error.code === lockTimeout) return 'Another program uses the tables of Oryx. End it first.';
  return `PostgreSQL refused: ${error.message}`;
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
