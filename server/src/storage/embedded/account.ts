import { readFile, stat } from 'node:fs/promises';
import { StartError } from '../../start-error.ts';
import { run } from './run.ts';

/** A system account that PostgreSQL runs as. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Accounts that may run the database if Oryx runs as root, best first. */
const candidates = ['oryx', 'postgres', 'nobody'];

/** Returns true if this process runs as root, which PostgreSQL refuses. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Returns the account for a new cluster if Oryx runs as root. */
export async function unprivilegedAccount(): Promise<Account> {
  const accounts = parseAccounts(await readFile('/etc/passwd', 'utf8'));
  for (const name of candidates) {
    const account = accounts.find((each) => each.name === name && each.uid !== 0);
    if (account) return account;
  }
  throw new StartError(
    `PostgreSQL can't run as root, and none of the accounts ${candidates.join(', ')} exists. ` +
      'Create one (useradd --system oryx), or start Oryx as an ordinary user.',
  );
}

function parseAccounts(passwd: string): Account[] {
  return passwd.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

/** Returns the account that owns an existing cluster. PostgreSQL must run as this account. */
export async function ownerOf(folder: string): Promise<Account> {
  const { uid, gid } = await stat(folder);
  return { name: `user ${uid}`, uid, gid };
}

/** Returns true if the account may enter the folder or run the file, as the system reports it. */
export async function canReach(path: string, account: Account): Promise<boolean> {
  const { code } = await run('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], account);
  return code === 0;
}
