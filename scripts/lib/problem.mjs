/** A failure whose message tells the user all there is to know; shown without a stack. */
export class Problem extends Error {}

const explanations = [
  [/\bENOSPC\b/, 'The disk is full. Free some space and run the command again.'],
  [/\bEROFS\b/, 'The disk is read-only. Oryx must be able to write in its own folder.'],
  [/\b(EACCES|EPERM)\b/, 'A file or folder may not be written by this user. Check who owns the Oryx folder.'],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/,
    'The package registry cannot be reached. Check the network connection or proxy, then run the command again.',
  ],
];

/** Answers what a system error code inside `text` means for the user, or undefined. */
export function explain(text) {
  return explanations.find(([pattern]) => pattern.test(text))?.[1];
}

/** Runs a command's main function; a failure is explained on stderr and becomes exit code 1. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof Problem) return console.error(`\n${error.message}`);
    const explanation = explain(`${error?.code} ${error?.message}`);
    if (explanation) console.error(`\n${explanation}`);
    console.error(error);
  }
}
