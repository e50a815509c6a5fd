import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { explain, Problem } from './problem.mjs';
import { run, step } from './run.mjs';

/** Installs the packages of package-lock.json, unless they are installed already. */
export async function ensureInstalled() {
  const wanted = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  if (isInstalled(wanted, readInstalled())) return;
  await step('Installing packages', async () => {
    const { code, output } = await npm(['ci', '--no-audit', '--no-fund']);
    if (code !== 0)
      throw new Problem(`${explain(output) ?? 'The packages could not be installed.'}\n\n${output}`);
  });
}

/**
 * Returns whether every package of the lockfile is installed in its version. `installed` is the record that
 * npm writes into node_modules at the end, so an interrupted installation does not count as complete.
 * Optional packages may be missing, because they are for other machines.
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional && !entry.devOptional)
    .every(([path, entry]) => {
      const there = installed.packages[path];
      return there !== undefined && there.version === entry.version && there.integrity === entry.integrity;
    });
}

function readInstalled() {
  try {
    return JSON.parse(readFileSync(inRoot('node_modules/.package-lock.json'), 'utf8'));
  } catch {
    return { packages: {} };
  }
}

/** Runs the npm that started this script, or else the npm of the PATH. */
function npm(args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args]) : run('npm', args);
}
