import { checks } from '../checks.mjs';
import { ensureInstalled } from '../install.mjs';
import { alone } from '../lock.mjs';
import { Problem, runMain } from '../problem.mjs';
import { runChecks } from '../run-checks.mjs';

const names = checks.map(({ name }) => name);

/** Returns the checks that follow `--only`, or undefined without it. */
function namedChecks(args) {
  const at = args.indexOf('--only');
  if (at < 0) return undefined;
  const wanted = (args[at + 1] ?? '').split(',');
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Problem(`Unknown check "${unknown}". There are: ${names.join(', ')}.`);
  return checks.filter(({ name }) => wanted.includes(name));
}

function refuse(pid, file) {
  throw new Problem(
    `Another npm test runs in this folder, as process ${pid}. Wait until it has ended. ` +
      `If process ${pid} is something else, remove ${file}.`,
  );
}

await runMain(async () => {
  const args = process.argv.slice(2);
  const named = namedChecks(args);
  await alone('test', refuse, async () => {
    await ensureInstalled();
    // A check that is named on the command line always runs, and a build machine runs every check.
    const isForced = named !== undefined || args.includes('--all') || process.env.CI === 'true';
    const { passed, failed, broken, failures } = await runChecks(named ?? checks, { isForced });
    if (broken.length > 0) {
      process.exitCode = 1;
      console.log(`\nFailed: ${broken.join(', ')}`);
      // Where only the end of the output is kept, it still says what failed.
      for (const failure of failures) console.log(`\n${failure}`);
    }
    console.log(`\n${passed} passed, ${failed} failed`);
  });
});
