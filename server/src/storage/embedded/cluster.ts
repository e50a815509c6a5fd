import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../../start-error.ts';
import { spaceHint } from '../disk-error.ts';
import type { Placement } from './placement.ts';
import { run } from './run.ts';

/** The one database role of a cluster that Oryx made. */
export const clusterUser = 'oryx';

/** An unfinished cluster older than this was left by a start that was killed. */
const abandonedAfterMs = 10 * 60 * 1000;

/**
 * Makes the cluster unless it exists. It is made under another name and renamed when it is whole,
 * so a killed start leaves nothing half-made and of two first starts one wins.
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

/** The password of the cluster's role; only the owner of the cluster (and root) can read it. */
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
      // The built-in provider sorts the same on every machine, whatever locales it has.
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
    const folder = dirname(cluster);
    throw new StartError(
      `The database could not be created in ${folder}: ${tellingLine(output)}.${await spaceHint(folder)}`,
    );
  }
  await rename(password, passwordFile(data));
}

/** The line of initdb's report that names the fault. */
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
    // Another start was faster; its cluster is the one that counts.
    if (!(await isCluster(cluster))) throw error;
  });
}

async function linkTo(cluster: string, link: string): Promise<void> {
  await symlink(cluster, link).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
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
