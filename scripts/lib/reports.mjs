import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The longest part of a message that is repeated. The output of the check has the whole. */
const longestMessage = 600;

/**
 * Returns the counts of a JSON report of Vitest, and one text for each failed test: its file, its title and how its
 * message begins.
 */
export function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that does not load has a message of its own.
    if (failed.length === 0 && status === 'failed') return [shortFailure(basename(name), message)];
    return failed.map((test) => shortFailure(`${basename(name)}: ${test.fullName}`, test.failureMessages[0]));
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

/** Returns the same of a JSON report of Playwright. */
export function readPlaywright({ stats, suites, errors = [] }) {
  const failures = [
    ...errors.map(({ message }) => shortFailure('end-to-end tests', message)),
    ...suites.flatMap(failedSpecs),
  ];
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
}

function failedSpecs({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  const messages = ({ tests }) =>
    tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
  return [
    ...failed.map((spec) => shortFailure(`${basename(spec.file)}: ${spec.title}`, messages(spec)[0])),
    ...suites.flatMap(failedSpecs),
  ];
}

/** Returns the title of what failed, and below it how its message begins. */
export const shortFailure = (title, message = '') =>
  `${title}\n${stripVTControlCharacters(message).slice(0, longestMessage)}`.trimEnd();
