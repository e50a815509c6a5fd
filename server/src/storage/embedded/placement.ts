import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error.ts';
import { type Account, canReach, isRoot, ownerOf, unprivilegedAccount } from './account.ts';
import { type Binaries, checkBinaries, installedBinaries, reachableBinaries } from './binaries.ts';

/** Used only when root's database account can't reach the data folder or the programs. */
const defaultSystemFolder = '/var/lib/oryx';

/** Where the database stands and who runs it. */
export interface Placement {
  /** The cluster folder with all links resolved; it may not exist yet. */
  readonly cluster: string;
  /** Where a link to the cluster belongs once it exists, if it stands outside the data folder. */
  readonly link: string | undefined;
  readonly binaries: Binaries;
  /** The account PostgreSQL runs as, or undefined for our own. */
  readonly account: Account | undefined;
}

/**
 * Decides where the cluster of a data folder stands: in `DATA_DIR/postgres`. Where root's database
 * account can't get there (a checkout under /root), it stands in the system folder, and
 * `DATA_DIR/postgres` is a link to it, so the next start, and a person, finds it.
 */
export async function placePostgres(
  dataDir: string,
  report: (line: string) => void,
  systemFolder: string = defaultSystemFolder,
): Promise<Placement> {
  const usual = join(await realpath(dataDir), 'postgres');
  const existing = await existingCluster(usual);
  const installed = await installedBinaries();
  if (!isRoot()) {
    if (existing) await checkOwner(existing);
    await checkBinaries(installed);
    return { cluster: existing ?? usual, link: undefined, binaries: installed, account: undefined };
  }

  const account = existing ? await ownerOf(existing) : await unprivilegedAccount();
  const place = existing
    ? { cluster: existing, account }
    : await placeForRoot(usual, account, systemFolder, report);
  await checkWayTo(place.cluster, place.account);
  const binaries = await reachableBinaries(installed, place.account, systemFolder);
  if (binaries !== installed) {
    report(
      `PostgreSQL's programs run from ${binaries.root}: ${account.name} can't reach the installed ones.`,
    );
  }
  await checkBinaries(binaries, place.account);
  return { ...place, link: place.cluster === usual || existing ? undefined : usual, binaries };
}

/** The real folder of a cluster that already has its place, or undefined. */
async function existingCluster(usual: string): Promise<string | undefined> {
  const entry = await lstat(usual).catch(() => undefined);
  if (!entry) return undefined;
  return realpath(usual).catch(() => {
    throw new StartError(
      `${usual} is a link to a database folder that is gone. ` +
        'Restore that folder, or remove the link to start with an empty database.',
    );
  });
}

async function checkOwner(cluster: string): Promise<void> {
  const owner = await ownerOf(cluster);
  const self = process.getuid?.();
  if (owner.uid === self) return;
  throw new StartError(
    `The database in ${cluster} belongs to ${owner.name}, and Oryx was started by user ${self}. ` +
      'Start Oryx as that user or as root, or set DATA_DIR to another folder.',
  );
}

async function checkWayTo(cluster: string, account: Account): Promise<void> {
  if (account.uid === 0) {
    throw new StartError(`The database in ${cluster} belongs to root, and PostgreSQL can't run as root.`);
  }
  if (await canReach(dirname(cluster), account)) return;
  throw new StartError(
    `The database in ${cluster} belongs to ${account.name}, who may not enter ${dirname(cluster)}. ` +
      'Let others pass through the folders above it (chmod o+x), or set DATA_DIR to another folder.',
  );
}

/** The place of a cluster that has no link yet: the usual one if the account can get there. */
async function placeForRoot(
  usual: string,
  account: Account,
  systemFolder: string,
  report: (line: string) => void,
): Promise<{ cluster: string; account: Account }> {
  const dataDir = dirname(usual);
  if (await canReach(dataDir, account)) return { cluster: usual, account };

  const folder = join(systemFolder, createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  await mkdir(folder, { recursive: true });
  // Root's umask may be strict, and the account has to pass through both.
  await chmod(systemFolder, 0o755);
  await chmod(folder, 0o755);
  const cluster = join(folder, 'postgres');
  report(
    `The database is kept in ${cluster}: PostgreSQL can't run as root, and ${account.name}, ` +
      `who runs it instead, may not enter ${dataDir}.`,
  );
  // A start that was cut off after it made the cluster left no link to it.
  const made = await ownerOf(cluster).catch(() => undefined);
  return { cluster, account: made ?? account };
}
