import { parseArgs } from 'node:util';
import { type AccountWithRoles, type Role, roles } from '@oryx/contract';
import type { Clock } from '../dependencies.ts';
import { HttpError } from '../http/http-error.ts';
import { StartError } from '../start-error.ts';
import type { Database } from '../storage/storage.ts';
import { type StorageWorld, withStorage } from '../storage/with-storage.ts';
import { RoleRecord } from './role-record.ts';
import { removeFactor } from './second-factors.ts';
import { findUserByContact, lockUser } from './users.ts';

/** The environment of a command run. */
export interface CommandWorld extends StorageWorld {
  readonly clock: Clock;
}

const usage = [
  'npm run admin -- grant EMAIL [ROLE] [--why TEXT]      grants a role to a verified account: administrator, if none is named',
  'npm run admin -- withdraw EMAIL ROLE [--why TEXT]     withdraws it; the last administrator stays',
  'npm run admin -- list                                 who holds which role',
  'npm run admin -- record                               every grant and withdrawal, newest first',
  'npm run admin -- reset-second-factor EMAIL            removes a lost second factor, so that another can be set up',
  `ROLE is ${roles.slice(0, -1).join(', ')} or ${roles.at(-1)}.`,
];

type Work = (db: Database, world: CommandWorld) => Promise<void>;

/** Runs an administrator's command on roles. Returns the exit code: 1 if it was refused or not understood. */
export async function runAdminCommand(args: readonly string[], world: CommandWorld): Promise<number> {
  const work = understood(args);
  if (!work) {
    for (const line of usage) world.say(line);
    return 1;
  }
  try {
    await withStorage(world, ({ db }) => work(db, world));
    return 0;
  } catch (error) {
    if (!(error instanceof StartError || error instanceof HttpError)) throw error;
    world.say(error.message);
    return 1;
  }
}

/** Returns the work of a command line, or undefined if it is none. */
function understood(args: readonly string[]): Work | undefined {
  const parsed = parsedArgs(args);
  if (!parsed) return undefined;
  const [command, email, role, ...rest] = parsed.words;
  if (rest.length > 0) return undefined;
  if (email === undefined) {
    if (parsed.why !== undefined) return undefined;
    return command === 'list' ? list : command === 'record' ? showRecord : undefined;
  }
  const named = roles.find((each) => each === (role ?? (command === 'grant' ? 'administrator' : undefined)));
  if (command === 'reset-second-factor') return role || parsed.why ? undefined : resetSecondFactor(email);
  if (!named || (command !== 'grant' && command !== 'withdraw')) return undefined;
  return change(command, email, named, parsed.why ?? 'By the command on the server.');
}

function parsedArgs(args: readonly string[]): { words: string[]; why: string | undefined } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { why: { type: 'string' } },
      allowPositionals: true,
    });
    return { words: positionals, why: values.why };
  } catch {
    return undefined;
  }
}

function change(command: 'grant' | 'withdraw', email: string, role: Role, reason: string): Work {
  return async (db, { clock, say }) => {
    const record = new RoleRecord(db, clock);
    const account = await record[command]({ email, role, reason }, { origin: 'server' });
    say(lineOf(account));
    if (command === 'grant') {
      say('The role counts once a second factor is set up: Settings, Roles and review.');
    }
  };
}

const list: Work = async (db, { clock, say }) => {
  const holders = await new RoleRecord(db, clock).holders();
  for (const holder of holders) say(lineOf(holder));
  if (holders.length === 0) say('Nobody holds a role. Make the first administrator with grant EMAIL.');
};

const showRecord: Work = async (db, { clock, say }) => {
  for (const entry of await new RoleRecord(db, clock).entries()) {
    const by = entry.by ?? (entry.origin === 'app' ? 'a deleted account' : `the ${entry.origin}`);
    const done = entry.isGranted ? 'granted to' : 'withdrawn from';
    say(
      `${entry.number}  ${entry.at}  ${entry.role} ${done} ${entry.name ?? 'a deleted account'} by ${by}: ${entry.reason}`,
    );
  }
};

function resetSecondFactor(email: string): Work {
  return async (db, { say }) => {
    const user = await findUserByContact(db, email);
    if (!user) throw new StartError('There is no account with this e-mail address.');
    const isRemoved = await db.transaction(async (transaction) => {
      await lockUser(transaction, user.id);
      return removeFactor(transaction, user.id);
    });
    say(isRemoved ? 'The second factor was removed.' : 'This account has no second factor.');
  };
}

function lineOf({ email, firstName, lastName, roles: held }: AccountWithRoles): string {
  return `${firstName} ${lastName} <${email}>: ${held.join(', ') || 'no role'}`;
}
