import type { Log } from '../dependencies.ts';

/** One logged entry. */
export interface Logged {
  readonly level: 'info' | 'warn' | 'error';
  readonly fields: Readonly<Record<string, unknown>>;
  readonly message: string;
}

export interface KeptLog extends Log {
  readonly lines: Logged[];
}

/** Returns a log that records its entries for a test. */
export function keptLog(): KeptLog {
  const lines: Logged[] = [];
  const at = (level: Logged['level']) => (fields: Readonly<Record<string, unknown>>, message: string) => {
    lines.push({ level, fields, message });
  };
  return { lines, info: at('info'), warn: at('warn'), error: at('error') };
}
