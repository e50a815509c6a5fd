import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, constants } from 'node:os';
import { checkAdvisories } from './audit.mjs';
import { ensureBrowser, findBrowser } from './browser.mjs';
import { buildLock, ensureBuilt } from './build.mjs';
import { checkHazards } from './hazards.mjs';
import { importViolations } from './import-rules.mjs';
import { checkLicences } from './licences.mjs';
import { alone } from './lock.mjs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { readPlaywright, readVitest } from './reports.mjs';
import { checkRequirements } from './requirements.mjs';
import { run, runTool } from './run.mjs';
import { checkSizes } from './size-budget.mjs';

const everything = ['.'];
const { workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const settings = readdirSync(inRoot('.'), { withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
  .map(({ name }) => name);
const code = [...workspaces, 'scripts', ...settings];

const one = { passed: 1, failed: 0 };

/**
 * The priority of checks that use what the others leave idle, and slow none of them down. On a busy machine they may stand
 * still for minutes, so a test, which waits for a screen or a server for so long and no longer, never has it.
 */
const inTheBackground = constants.priority.PRIORITY_LOW;

/** Returns a check that runs one program. It fails with the output if the exit code is not 0. */
const program = (path, args, priority) => async () => {
  const { code: exitCode, output } = await runTool(path, args, { priority });
  if (exitCode !== 0) throw new Problem(output);
  return one;
};

/** Runs a test runner and returns what `read` finds in its JSON report. Prints its output if it failed. */
async function runTests({ path, args, report, env, read }, { say, isAlone }) {
  const file = inRoot(report);
  mkdirSync(inRoot('.oryx'), { recursive: true });
  rmSync(file, { force: true });
  const { code: exitCode, output } = await runTool(path, args, { show: isAlone, env });
  if (exitCode === 0) return read(JSON.parse(readFileSync(file, 'utf8')));
  if (output) say(output);
  const counts = readIfWhole(file, read);
  // A file that does not load has no tests to count, but the run has failed.
  return { ...counts, failed: Math.max(counts.failed, 1) };
}

function readIfWhole(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The runner broke off before it could report.
    return { passed: 0, failed: 1 };
  }
}

/** Returns a check that runs the tests of a project of `vitest.config.ts`. */
const unitTests =
  (name, project, { workers }) =>
  (_, scene) => {
    const report = `.oryx/${name}.json`;
    const reporter = scene.isAlone ? 'default' : 'dot';
    const args = [
      'run',
      '--project',
      project,
      `--maxWorkers=${workers}`,
      `--reporter=${reporter}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    return runTests({ path: 'vitest/vitest.mjs', args, report, read: readVitest }, scene);
  };

async function endToEndTests(chromium, scene) {
  await ensureBuilt(scene.say);
  const report = '.oryx/playwright.json';
  return runTests(
    {
      path: '@playwright/test/cli.js',
      args: [
        'test',
        '--config',
        'e2e/playwright.config.ts',
        `--reporter=${scene.isAlone ? 'list' : 'dot'},json`,
      ],
      report,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: inRoot(report), ...(chromium && { CHROMIUM_PATH: chromium }) },
      read: readPlaywright,
    },
    scene,
  );
}

/** Returns a text that differs between installed browsers, and is empty if there is none. */
function browserMark() {
  const path = findBrowser();
  if (!path) return '';
  const { size, mtimeMs } = statSync(path);
  return `${path} ${size} ${mtimeMs}`;
}

/**
 * Every check of the project. They start in this order, several at a time, each after those that `after`
 * names. `inputs` are the paths of all files that a check depends on: if they are unchanged, a check that has
 * passed is skipped. `prepare` starts at once, and its result is passed to `check`.
 */
export const checks = [
  {
    name: 'build',
    label: 'production build within its size budgets, and Remi in it as in the sources',
    inputs: code,
    check: async (_, { say }) => {
      await ensureBuilt(say);
      checkSizes(say);
      const { code: exitCode, output } = await run(process.execPath, [inRoot('bench/built-remi.mjs')]);
      if (exitCode !== 0) throw new Problem(output);
      return { passed: 2, failed: 0 };
    },
  },
  {
    name: 'e2e',
    label: 'end-to-end tests in a real browser',
    inputs: code,
    without: /\.test\.(tsx?|mjs)$/,
    mark: browserMark,
    after: ['build'],
    prepare: () => ensureBrowser(),
    check: endToEndTests,
  },
  {
    name: 'lint',
    label: 'format, lint, cycles, undeclared imports',
    inputs: everything,
    check: program('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'], inTheBackground),
  },
  {
    name: 'imports',
    label: 'imports point down only',
    inputs: code,
    check: async () => {
      const violations = importViolations();
      if (violations.length > 0) throw new Problem(violations.join('\n'));
      return one;
    },
  },
  {
    name: 'requirements',
    label: 'requirements are proved or listed as open, and the tests of the hazard log exist',
    inputs: [...workspaces, 'scripts', 'docs'],
    check: async (_, { say }) => {
      checkRequirements(say);
      checkHazards(say);
      return one;
    },
  },
  {
    name: 'dead-code',
    label: 'nothing is unused',
    inputs: everything,
    check: program('knip/bin/knip.js', [], inTheBackground),
  },
  {
    name: 'dependencies',
    label: 'licences and known vulnerabilities of the packages',
    inputs: ['package-lock.json', 'scripts'],
    check: async (_, { say }) => {
      checkLicences();
      await checkAdvisories(say);
      return one;
    },
  },
  {
    name: 'types',
    label: 'types, tests included',
    inputs: code,
    // The compiler writes the same files as a build.
    after: ['build'],
    // Two checkers of one project would each look at the types that they share, while another check waits for a core.
    // A start of Oryx in an end-to-end test waits for this lock, so this check is not one of the background.
    check: () => alone(buildLock, () => undefined, program('typescript/bin/tsc', ['-b', '--checkers', '1'])),
  },
  {
    name: 'unit',
    label: 'unit, property and content tests',
    inputs: everything,
    // The end-to-end tests keep every core busy by themselves, and so do these. Side by side, each slowed the other
    // down by more than it gained, so they run one after the other.
    after: ['e2e'],
    check: unitTests('unit', 'pure', { workers: availableParallelism() }),
  },
  {
    name: 'server',
    label: 'server tests on real PostgreSQL',
    inputs: everything,
    after: ['e2e', 'unit'],
    // These tests wait for PostgreSQL, which works in processes of its own.
    check: unitTests('server', 'server', { workers: 2 * availableParallelism() }),
  },
  {
    name: 'web',
    label: 'unit and component tests of the web app',
    inputs: everything,
    after: ['e2e', 'unit', 'server'],
    check: unitTests('web', 'web', { workers: availableParallelism() }),
  },
];
