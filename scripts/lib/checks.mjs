import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { importViolations } from './import-rules.mjs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { checkRequirements } from './requirements.mjs';
import { runTool } from './run.mjs';
import { checkSizes } from './size-budget.mjs';

const one = { passed: 1, failed: 0 };

/** A check that is one program: its exit code decides, its output is shown when it fails. */
const program =
  (path, ...args) =>
  async () => {
    const { code, output } = await runTool(path, args);
    if (code !== 0) throw new Problem(output);
    return one;
  };

/** Runs a test runner with its output shown, and counts from the JSON report it writes. */
async function runTests({ path, args, report, env, count }) {
  const file = inRoot(report);
  mkdirSync(inRoot('.oryx'), { recursive: true });
  rmSync(file, { force: true });
  const { code } = await runTool(path, args, { show: true, env });
  const counts = count(JSON.parse(readFileSync(file, 'utf8')));
  // A file that does not even load has no tests to count, yet the run has failed.
  return code === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

async function unitTests() {
  return runTests({
    path: 'vitest/vitest.mjs',
    args: ['run', '--reporter=default', '--reporter=json', '--outputFile.json=.oryx/vitest.json'],
    report: '.oryx/vitest.json',
    count: (result) => ({ passed: result.numPassedTests, failed: result.numFailedTests }),
  });
}

async function endToEndTests() {
  await ensureBuilt();
  const chromium = await ensureBrowser();
  return runTests({
    path: '@playwright/test/cli.js',
    args: ['test', '--config', 'e2e/playwright.config.ts'],
    report: '.oryx/playwright.json',
    env: chromium ? { CHROMIUM_PATH: chromium } : {},
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  });
}

/** Every check of the project, in the order they run: quick ones first. */
export const checks = [
  {
    name: 'lint',
    label: 'format, lint, cycles, undeclared imports',
    check: program('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  },
  {
    name: 'imports',
    label: 'imports point down only',
    check: async () => {
      const violations = importViolations();
      if (violations.length > 0) throw new Problem(violations.join('\n'));
      return one;
    },
  },
  { name: 'dead-code', label: 'nothing is unused', check: program('knip/bin/knip.js') },
  { name: 'types', label: 'types, tests included', check: program('typescript/bin/tsc', '-b') },
  { name: 'unit', label: 'unit, property, content and server tests', check: unitTests },
  {
    name: 'build',
    label: 'production build within its size budgets',
    check: async () => {
      await ensureBuilt();
      checkSizes();
      return one;
    },
  },
  {
    name: 'requirements',
    label: 'every requirement is proved by a test or listed as open',
    check: async () => {
      checkRequirements();
      return one;
    },
  },
  { name: 'e2e', label: 'end-to-end tests in a real browser', check: endToEndTests },
];
