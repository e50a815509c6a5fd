import { Problem } from './problem.mjs';
import { run } from './run.mjs';

/** Severities that fail the check of what Oryx ships. */
const serious = ['moderate', 'high', 'critical'];

/**
 * Reads the JSON of `npm audit`. Returns a line for each serious advisory, or undefined if the registry gave no
 * answer, because there is no connection or it has no advisories.
 */
export function advisoriesIn(output) {
  let report;
  try {
    report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
  if (typeof report.vulnerabilities !== 'object') return undefined;
  return Object.values(report.vulnerabilities)
    .filter(({ severity }) => serious.includes(severity))
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
}

/**
 * Asks the registry for advisories about what Oryx ships. Throws a Problem that names them. Without an answer it
 * only says so: the weekly audit in `.github/workflows/audit.yml` insists on one.
 */
export async function checkAdvisories(say) {
  const options = ['--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000'];
  const { output } = await run('npm', ['audit', ...options]);
  const advisories = advisoriesIn(output);
  if (advisories === undefined) say('The registry gave no advisories, so the dependencies are not audited.');
  else if (advisories.length > 0) throw new Problem(`Known vulnerabilities:\n${advisories.join('\n')}`);
}
