import { checks } from '../checks.mjs';
import { ensureInstalled } from '../install.mjs';
import { Problem, runMain } from '../problem.mjs';

const names = checks.map(({ name }) => name);

/** Answers the checks to run: all, or those named after --only. */
function chosenChecks(args) {
  const at = args.indexOf('--only');
  if (at < 0) return checks;
  const wanted = (args[at + 1] ?? '').split(',');
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Problem(`Unknown check "${unknown}". There are: ${names.join(', ')}.`);
  return checks.filter(({ name }) => wanted.includes(name));
}

/** Runs one check, says how it went and answers its counts; a check that throws has failed once. */
async function runCheck({ name, label, check }) {
  const since = performance.now();
  console.log(`\n> ${name}: ${label}`);
  let counts;
  try {
    counts = await check();
  } catch (error) {
    console.log(error instanceof Problem ? error.message : error);
    counts = { passed: 0, failed: 1 };
  }
  const outcome = counts.failed === 0 ? 'ok' : 'FAILED';
  console.log(`> ${name}: ${outcome} in ${((performance.now() - since) / 1000).toFixed(1)} s`);
  return counts;
}

await runMain(async () => {
  const chosen = chosenChecks(process.argv.slice(2));
  await ensureInstalled();
  const total = { passed: 0, failed: 0 };
  const broken = [];
  for (const check of chosen) {
    const { passed, failed } = await runCheck(check);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) broken.push(check.name);
  }
  if (broken.length > 0) {
    process.exitCode = 1;
    console.log(`\nFailed: ${broken.join(', ')}`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
});
