/**
 * What a log may say about an error: its kind, its code and where it arose. The message is left out
 * for database errors, which quote the statement with its values: names, addresses, hashes.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {};
  const code = 'code' in error ? { code: String(error.code) } : {};
  const constraint = 'constraint_name' in error ? { constraint: String(error.constraint_name) } : {};
  const isOfDatabase = error.name === 'PostgresError' || 'query' in error;
  const kind = error.constructor.name;
  return {
    kind,
    ...code,
    ...constraint,
    ...(isOfDatabase ? {} : { message: error.message }),
    at: framesOf(error),
    ...cause,
  };
}

/** The lines of the stack without its first ones, which repeat the message. */
function framesOf(error: Error): string[] {
  const lines = error.stack?.split('\n') ?? [];
  return lines.map((line) => line.trim()).filter((line) => line.startsWith('at '));
}
