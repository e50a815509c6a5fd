import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { checkAdvisories } from './audit.mjs';
import { ensureBrowser, findBrowser } from './browser.mjs';
import { buildLock, ensureBuilt } from './build.mjs';
import { checkHazards } from './hazards.mjs';
import { importViolations } from './import-rules.mjs';
import { checkLicences } from './licences.mjs';
import { alone } from './lock.mjs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { checkRequirements } from './requirements.mjs';
import { runTool } from './run.mjs';
import { checkSizes } from './size-budget.mjs';

const everything = ['.'];
const { workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const settings = readdirSync(inRoot('.'), { withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.md'))
  .map(({ name }) => name);
const code = [...workspaces, 'scripts', ...settings];

const one = { passed: 1, failed: 0 };

/** Returns a check that runs one program. It fails with the output if the exit code is not 0. */
const program =
  (path, ...args) =>
  async () => {
    const { code: exitCode, output } = await runTool(path, args);
    if (exitCode !== 0) throw new Problem(output);
    return one;
  };

/** Runs a test runner and returns the counts of its JSON report. Prints its output if it failed. */
async function runTests({ path, args, report, env, count }, { say, isAlone }) {
  const file = inRoot(report);
  mkdirSync(inRoot('.oryx'), { recursive: true });
  rmSync(file, { force: true });
  const { code: exitCode, output } = await runTool(path, args, { show: isAlone, env });
  if (exitCode === 0) return count(JSON.parse(readFileSync(file, 'utf8')));
  if (output) say(output);
  const counts = readCounts(file, count);
  // A file that does not load has no tests to count, but the run has failed.
  return { ...counts, failed: Math.max(counts.failed, 1) };
}

function readCounts(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The runner broke off before it could report.
    return { passed: 0, failed: 1 };
  }
}

function unitTests(_, scene) {
  const reporter = scene.isAlone ? 'default' : 'dot';
  const args = ['run', `--reporter=${reporter}`, '--reporter=json', '--outputFile.json=.oryx/vitest.json'];
  return runTests(
    {
      path: 'vitest/vitest.mjs',
      args,
      report: '.oryx/vitest.json',
      count: (result) => ({ passed: result.numPassedTests, failed: result.numFailedTests }),
    },
    scene,
  );
}

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
      count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
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
    label: 'production build within its size budgets',
    inputs: code,
    check: async (_, { say }) => {
      await ensureBuilt(say);
      checkSizes(say);
      return one;
    },
  },
  {
    name: 'lint',
    label: 'format, lint, cycles, undeclared imports',
    inputs: everything,
    check: program('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
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
    check: program('knip/bin/knip.js'),
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
    check: () => alone(buildLock, () => undefined, program('typescript/bin/tsc', '-b', '--checkers', '1')),
  },
  {
    name: 'unit',
    label: 'unit, property, content and server tests',
    inputs: everything,
    check: unitTests,
  },
  {
    name: 'e2e',
    label: 'end-to-end tests in a real browser',
    inputs: code,
    without: /\.test\.(tsx?|mjs)$/,
    mark: browserMark,
    // The end-to-end tests run beside the unit tests, because either leaves one of two cores idle.
    after: ['build'],
    prepare: () => ensureBrowser(),
    check: endToEndTests,
  },
];
