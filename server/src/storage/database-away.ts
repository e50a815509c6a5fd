import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** The database did not answer. Whether it has done what it was asked for last is unknown. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';

  constructor(message = 'the database does not answer', cause?: unknown) {
    super(message, { cause });
  }
}

/**
 * SQLSTATEs, or their beginnings, of a database that cannot serve now: connection lost, no resources left,
 * statement or transaction over its time limit, server starting or stopping, read-only standby.
 */
const cannotServe = ['08', '53', '57014', '57P', '25P03', '25P04', '25006'];

/** Messages of errors without a code with which the driver reports a lost connection. */
const lostConnection = /^(Connection terminated|Client (was closed|has encountered a connection error))/;

/** Returns true if an error of the driver, or its cause, says that the database cannot serve now. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (error instanceof DrizzleQueryError) return isDatabaseAway(error.cause);
  if (error instanceof pg.DatabaseError) {
    return cannotServe.some((beginning) => error.code?.startsWith(beginning));
  }
  return error instanceof Error && ('syscall' in error || lostConnection.test(error.message));
}

/** SQLSTATE too_many_connections. */
const tooManyConnections = '53300';

/** Returns true if the server answered that it has no room for another connection. */
export function hasNoRoom(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === tooManyConnections;
}

/** SQLSTATE disk_full. */
const diskFull = '53100';

/** Returns true if the database could not store something, because its disk is full. It has changed nothing. */
export function isDiskFull(error: unknown): boolean {
  return codeOf(error) === diskFull;
}

/** Beginning of the SQLSTATEs of a database whose files are damaged. */
const damaged = 'XX00';

/** Returns true if the database has found its own files damaged, such as by the checksum of a page. */
export function isDatabaseDamaged(error: unknown): boolean {
  return codeOf(error)?.startsWith(damaged) === true;
}

function codeOf(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof pg.DatabaseError ? cause.code : undefined;
}
