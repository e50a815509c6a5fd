import type { Log } from '../dependencies.ts';

/** One thing that was logged. */
export interface Logged {
  readonly level: 'info' | 'warn' | 'error';
  readonly fields: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** A log that keeps what it is given, for a test to look at. */
export function keptLog(): Log & { readonly lines: Logged[] } {
  const lines: Logged[] = [];
  const at = (level: Logged['level']) => (fields: Readonly<Record<string, unknown>>, message: string) => {
    lines.push({ level, fields, message });
  };
  return { lines, info: at('info'), warn: at('warn'), error: at('error') };
}
