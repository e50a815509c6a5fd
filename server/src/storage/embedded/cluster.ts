import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../../start-error.ts';
import { spaceHint } from '../disk-error.ts';
import { syncFolder } from '../sync-folder.ts';
import type { Placement } from './placement.ts';
import { run } from './run.ts';

/** The one database role of a cluster that Oryx made. */
export const clusterUser = 'oryx';

/** Age in ms from which an unfinished cluster is taken for the remains of a killed start. */
const abandonedAfterMs = 10 * 60 * 1000;

/**
 * Creates the cluster unless it exists. It is created under another name and renamed when complete, so that a
 * killed start leaves no half cluster and one of two concurrent first starts wins.
 */
export async function ensureCluster({ cluster, link, binaries, account }: Placement): Promise<void> {
  if (!(await isCluster(cluster))) {
    await removeAbandoned(cluster);
    const unfinished = `${cluster}.new-${randomBytes(6).toString('hex')}`;
    await mkdir(unfinished, { mode: 0o700 });
    try {
      if (account) await chown(unfinished, account.uid, account.gid);
      await initialise({ cluster: unfinished, link, binaries, account });
      await moveInto(cluster, join(unfinished, 'data'));
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }
  if (link) await linkTo(cluster, link);
}

/** Reads the password of the cluster's role. Only the owner of the cluster and root can read it. */
export async function readPassword(cluster: string): Promise<string> {
  return (await readFile(passwordFile(cluster), 'utf8')).trim();
}

function passwordFile(cluster: string): string {
  return join(cluster, 'oryx-password');
}

async function isCluster(folder: string): Promise<boolean> {
  return stat(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

async function initialise({ cluster, binaries, account }: Placement): Promise<void> {
  const password = join(cluster, 'password');
  await writeSynced(password, `${randomBytes(32).toString('base64url')}\n`);
  if (account) await chown(password, account.uid, account.gid);
  const data = join(cluster, 'data');
  const { code, output } = await run(
    join(binaries.root, 'bin', 'initdb'),
    [
      `--pgdata=${data}`,
      `--username=${clusterUser}`,
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The built-in locale provider sorts the same on every machine.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-locale',
      '--set=timezone=UTC',
      '--set=log_timezone=UTC',
      '--no-instructions',
    ],
    account,
  );
  if (code !== 0) {
    throw new StartError(await explainFailure(dirname(cluster), output));
  }
  await rename(password, passwordFile(data));
  await syncFolder(data);
}

/** Returns what a failed creation says. On a full disk PostgreSQL's words are about the consequences. */
async function explainFailure(folder: string, output: string): Promise<string> {
  const start = `The database could not be created in ${folder}: `;
  const hint = await spaceHint(folder);
  return hint ? `${start}the disk is full.${hint}` : `${start}${tellingLine(output)}.`;
}

/** Returns the line of initdb's output that states the cause. */
function tellingLine(output: string): string {
  const telling = output.split('\n').filter((line) => /error|fatal|panic|could not/i.test(line));
  return telling.at(-1) ?? output;
}

async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function moveInto(cluster: string, made: string): Promise<void> {
  await rename(made, cluster).catch(async (error) => {
    // Another start was faster, so its cluster is used.
    if (!(await isCluster(cluster))) throw error;
  });
  // What the database acknowledges must not vanish with the name of its folder.
  await syncFolder(dirname(cluster));
}

async function linkTo(cluster: string, link: string): Promise<void> {
  await symlink(cluster, link).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await syncFolder(dirname(link));
}

async function removeAbandoned(cluster: string): Promise<void> {
  const folder = dirname(cluster);
  const prefix = `${basename(cluster)}.new-`;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > abandonedAfterMs)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
