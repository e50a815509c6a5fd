import { expect, it } from 'vitest';
import { readPlaywright, readVitest } from './reports.mjs';

it('readVitest returns the counts, and names each failed test and each file that does not load', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {
        name: '/home/oryx/web/src/app/app.test.tsx',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'a visitor sees the landing page', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'a user sees /settings',
            failureMessages: ['\u001b[31mError\u001b[39m: no heading'],
          },
        ],
      },
      { name: 'gcs.test.ts', status: 'failed', message: 'SyntaxError: no', assertionResults: [] },
    ],
  };
  expect(readVitest(report)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['app.test.tsx: a user sees /settings\nError: no heading', 'gcs.test.ts\nSyntaxError: no'],
  });
});

it('readPlaywright returns the counts, and names each failed test of any depth', () => {
  const passed = { title: 'opens', file: 'remi.spec.ts', ok: true, tests: [{ results: [{}] }] };
  const results = [{ error: { message: `Error: ${'x'.repeat(1000)}` } }];
  const failed = { title: 'closes', file: 'remi.spec.ts', ok: false, tests: [{ results }] };
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    suites: [{ specs: [passed], suites: [{ specs: [failed] }] }],
  };
  const { failures, ...counts } = readPlaywright(report);
  expect(counts).toEqual({ passed: 1, failed: 1 });
  expect(failures).toEqual([expect.stringMatching(/^remi\.spec\.ts: closes\nError: x{500,600}$/)]);
});
