import pg from 'pg';

const { DatabaseError } = pg;

/** SQLSTATE disk_full, the one that an administrator must act on. */
const diskFull = '53100';

/**
 * Returns the loggable facts of an error: its name, code and stack frames. The message of a database error is
 * omitted, because it quotes the statement with its values: names, addresses, hashes.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {};
  const code = 'code' in error ? { code: String(error.code) } : {};
  const isOfDatabase = error instanceof DatabaseError || 'query' in error;
  const constraint =
    error instanceof DatabaseError && error.constraint ? { constraint: error.constraint } : {};
  const kind = error.constructor.name;
  const known = code.code === diskFull ? { message: 'the disk of the database is full' } : {};
  return {
    kind,
    ...code,
    ...constraint,
    ...(isOfDatabase ? known : { message: error.message }),
    at: framesOf(error),
    ...cause,
  };
}

/** Returns the stack frames without the leading lines that repeat the message. */
function framesOf(error: Error): string[] {
  const lines = error.stack?.split('\n') ?? [];
  return lines.map((line) => line.trim()).filter((line) => line.startsWith('at '));
}
