import { constants } from 'node:os';

/** A failure that is shown without a stack, because its message tells the user everything. */
export class Problem extends Error {}

/** The user or the system has interrupted a command. */
export class Interrupted extends Problem {
  /** The exit code that tells a shell the signal. */
  exitCode;

  constructor(signal) {
    super('Interrupted.');
    this.exitCode = 128 + constants.signals[signal];
  }
}

const explanations = [
  [/\bENOSPC\b/, 'The disk is full. Free some space and run the command again.'],
  [/\bEROFS\b/, 'The disk is read-only. Oryx must be able to write in its own folder.'],
  [/\b(EACCES|EPERM)\b/, 'A file or folder may not be written by this user. Check who owns the Oryx folder.'],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/,
    'The package registry cannot be reached. Check the network connection or proxy, then run the command again.',
  ],
];

/** Returns the explanation of a system error code in `text`, or undefined. */
export function explain(text) {
  return explanations.find(([pattern]) => pattern.test(text))?.[1];
}

/** Runs the main function of a command. Explains a failure on stderr and sets the exit code, 1 as a rule. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    process.exitCode = error?.exitCode ?? 1;
    if (error instanceof Problem) return console.error(`\n${error.message}`);
    const explanation = explain(`${error?.code} ${error?.message}`);
    if (explanation) console.error(`\n${explanation}`);
    console.error(error);
  }
}
