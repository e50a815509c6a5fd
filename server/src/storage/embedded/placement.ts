import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error.ts';
import { type Account, canReach, isRoot, ownerOf, unprivilegedAccount } from './account.ts';
import { type Binaries, checkBinaries, installedBinaries, reachableBinaries } from './binaries.ts';

/** Used only if the database account of a root process cannot reach the data folder or the programs. */
const defaultSystemFolder = '/var/lib/oryx';

/** Location of the database and the account that runs it. */
export interface Placement {
  /** The cluster folder with all links resolved. It may not exist yet. */
  readonly cluster: string;
  /** Path of the link to the cluster, if the cluster is outside the data folder. */
  readonly link: string | undefined;
  readonly binaries: Binaries;
  /** The account that PostgreSQL runs as, or undefined for that of this process. */
  readonly account: Account | undefined;
}

/**
 * Decides the location of a cluster: `DATA_DIR/postgres`. If the database account of a root process cannot
 * reach it (a checkout under /root), the cluster is in the system folder and `DATA_DIR/postgres` is a link to
 * it.
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
    // With a cluster they are checked if it does not start, because that takes a tenth of a second.
    if (!existing) await checkBinaries(installed);
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
  if (!existing) await checkBinaries(binaries, place.account);
  return { ...place, link: place.cluster === usual || existing ? undefined : usual, binaries };
}

/** Returns the real folder of an existing cluster, or undefined. */
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

/** Returns the location of a cluster without a link: the usual one if the account can reach it. */
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
  // Root's umask may be strict, but the account must be able to enter both folders.
  await chmod(systemFolder, 0o755);
  await chmod(folder, 0o755);
  const cluster = join(folder, 'postgres');
  report(
    `The database is kept in ${cluster}: PostgreSQL can't run as root, and ${account.name}, ` +
      `who runs it instead, may not enter ${dataDir}.`,
  );
  // A start that was interrupted after creating the cluster left no link to it.
  const made = await ownerOf(cluster).catch(() => undefined);
  return { cluster, account: made ?? account };
}
