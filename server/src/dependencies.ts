/** External dependencies of a server, passed in so that tests can replace them. */

/** The present moment. */
export type Clock = () => Date;

/** Returns cryptographically strong random bytes. */
export type RandomBytes = (count: number) => Uint8Array;

/** Log of a server process. Never log user input. */
export interface Log {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}
