import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { explain, Problem } from './problem.mjs';
import { run, step } from './run.mjs';

/** Installs the packages of package-lock.json unless exactly these are there already. */
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
 * Answers whether every package of the lockfile is installed in its version. `installed` is the
 * record npm leaves in node_modules when it has finished, so a broken-off installation is not taken
 * for a whole one. Optional packages are for other machines and may be missing.
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

/** Runs npm: the one that started this script where there is one. */
function npm(args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args]) : run('npm', args);
}
