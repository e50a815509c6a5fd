/** What a server takes from the world outside, passed in so that a test can hand in its own. */

/** The present moment. */
export type Clock = () => Date;

/** Cryptographically strong random bytes. */
export type RandomBytes = (count: number) => Uint8Array;

/** Log of a server process. Never give it what people typed. */
export interface Log {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}
