import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Passes } from './passes.mjs';
import { Interrupted, Problem } from './problem.mjs';
import { runChecks } from './run-checks.mjs';

let folder;
let said;
let events;
/** The current inputs of the checks, by the names of the checks. */
let inputs;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oryx-checks-'));
  said = [];
  events = [];
  inputs = {};
});

afterEach(() => rmSync(folder, { recursive: true }));

class FakePasses extends Passes {
  stateOf({ name }) {
    return inputs[name] ?? 'unchanged';
  }
}

const run = (checks, options = {}) =>
  runChecks(checks, { say: (text) => said.push(text), passes: new FakePasses(folder), ...options });

/** Returns a check that lets other checks run, prints a line and passes. */
function passing(name, { passed = 1, ...more } = {}) {
  const check = async (_, { say }) => {
    events.push(`${name} starts`);
    await new Promise((resolve) => setImmediate(resolve));
    say(`${name} speaks`);
    events.push(`${name} ends`);
    return { passed, failed: 0 };
  };
  return { name, label: name, inputs: [], check, ...more };
}

const failing = (name, error) => passing(name, { check: () => Promise.reject(error) });

it('runChecks runs three checks at a time, each after those of its "after"', async () => {
  await run([passing('build'), passing('lint'), passing('types', { after: ['build'] }), passing('unit')]);
  expect(events.slice(0, 2)).toEqual(['build starts', 'lint starts']);
  expect(events.indexOf('types starts')).toBeGreaterThan(events.indexOf('build ends'));
  let most = 0;
  let open = 0;
  for (const event of events) {
    open += event.endsWith('starts') ? 1 : -1;
    most = Math.max(most, open);
  }
  expect(most).toBe(3);
});

it('runChecks keeps the output of a check together, and adds up the counts', async () => {
  const sums = await run([passing('lint', { passed: 3 }), passing('unit', { passed: 40 })]);
  expect(sums).toEqual({ passed: 43, failed: 0, broken: [], failures: [] });
  expect(said).toEqual([
    '\nlint speaks',
    expect.stringMatching(/^> lint: ok in \d+\.\d s, 3 passed$/),
    '\nunit speaks',
    expect.stringMatching(/^> unit: ok in \d+\.\d s, 40 passed$/),
  ]);
});

it('runChecks shows the failed checks last, and counts a check that throws as one failure', async () => {
  const sums = await run([failing('lint', new Problem('Line 3 is odd.')), passing('unit')]);
  expect(sums).toEqual({
    passed: 1,
    failed: 1,
    broken: ['lint'],
    failures: [expect.stringMatching(/^lint\n/)],
  });
  expect(said[0]).toMatch(/^> lint: FAILED in .*, 0 passed, 1 failed$/);
  expect(said.at(-1)).toBe('\n> lint FAILED:\n\nLine 3 is odd.');
});

it('runChecks shows the output of a single check at once', async () => {
  await run([passing('unit')]);
  expect(said).toEqual([
    '> unit: unit',
    'unit speaks',
    expect.stringMatching(/^> unit: ok in .*, 1 passed$/),
  ]);
});

it('runChecks skips a check whose inputs are unchanged since it passed, and keeps its counts', async () => {
  const checks = [passing('lint'), passing('unit', { passed: 40 })];
  await run(checks);
  events = [];
  said = [];
  inputs['lint'] = 'changed';
  expect(await run(checks)).toEqual({ passed: 41, failed: 0, broken: [], failures: [] });
  expect(events).toEqual(['lint starts', 'lint ends']);
  expect(said[0]).toMatch(/^> unit: skipped, unchanged since 40 passed on \d{4}-\d\d-\d\d \d\d:\d\d$/);
});

it('runChecks runs every check if it is forced to', async () => {
  const checks = [passing('lint'), passing('unit')];
  await run(checks);
  events = [];
  await run(checks, { isForced: true });
  expect(events.filter((event) => event.endsWith('starts'))).toHaveLength(2);
});

it('runChecks skips no check that has failed since it passed, or whose inputs changed while it ran', async () => {
  await run([passing('lint'), passing('unit')]);
  inputs['lint'] = 'changed';
  await run([failing('lint', new Problem('No.')), passing('unit')]);
  inputs['lint'] = 'unchanged';
  events = [];
  const edited = passing('unit', {
    check: async () => {
      inputs['unit'] = 'edited';
      return { passed: 1, failed: 0 };
    },
  });
  await run([passing('lint'), edited], { isForced: true });
  await run([passing('lint'), passing('unit')]);
  expect(events).toEqual(['lint starts', 'lint ends', 'unit starts', 'unit ends']);
});

it('runChecks prepares checks at once, and a failed preparation fails its check', async () => {
  const prepare = () => Promise.reject(new Problem('There is no browser.'));
  const sums = await run([passing('unit'), passing('e2e', { after: ['unit'], prepare })]);
  expect(sums).toEqual({ passed: 1, failed: 1, broken: ['e2e'], failures: ['e2e\nThere is no browser.'] });
  expect(said.at(-1)).toContain('There is no browser.');
});

it('runChecks shows the failed checks even if it is interrupted', async () => {
  const checks = [failing('lint', new Problem('No.')), failing('unit', new Interrupted('SIGINT'))];
  await expect(run(checks)).rejects.toMatchObject({ exitCode: 130 });
  expect(said.at(-1)).toBe('\n> lint FAILED:\n\nNo.');
});
