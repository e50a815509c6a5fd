import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evaluate, loadDefinition } from '../index.ts';
import type { ResultValue } from '../kit/definition.ts';

/**
 * The independent cases of every tool, run by one test. `VECTORS_DIR` names another folder of
 * cases. A file, an input or an expected key that the tool does not know fails.
 */
interface Case {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, ResultValue>>;
  readonly note: string;
  readonly tolerance?: number;
}

const folder = process.env['VECTORS_DIR'] ?? join(import.meta.dirname, '../../vectors');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe.each(files)('%s', (file) => {
  const id = basename(file, '.json');
  const { cases } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { cases: Case[] };

  it('holds only inputs and results that the tool knows', async () => {
    const definition = await loadDefinition(id);
    const outcomes = await Promise.all(cases.map(({ inputs }) => evaluate(id, inputs)));
    const known = new Set(outcomes.flatMap(({ outcome }) => Object.keys(outcome.values)));
    for (const { inputs, expect: expected } of cases) {
      expect(Object.keys(definition.inputs)).toEqual(expect.arrayContaining(Object.keys(inputs)));
      expect([...known]).toEqual(expect.arrayContaining(Object.keys(expected)));
    }
  });

  it.each(cases.map((one, index) => ({ ...one, index })))(
    'case $index: $note',
    async ({ inputs, expect: expected, tolerance = 0 }) => {
      const { outcome } = await evaluate(id, inputs);
      for (const [key, value] of Object.entries(expected)) {
        expectSame(outcome.values[key] ?? null, value, tolerance, key);
      }
    },
  );
});

/** Words compare without regard to case, numbers within the case's tolerance. */
function expectSame(actual: ResultValue, expected: ResultValue, tolerance: number, path: string): void {
  if (typeof expected === 'number' && typeof actual === 'number') {
    expect(Math.abs(actual - expected), path).toBeLessThanOrEqual(tolerance);
  } else if (typeof expected === 'string' && typeof actual === 'string') {
    expect(actual.toLowerCase(), path).toBe(expected.toLowerCase());
  } else if (isRecord(expected) && isRecord(actual)) {
    expect(Object.keys(actual).sort(), path).toEqual(Object.keys(expected).sort());
    for (const key of Object.keys(expected)) {
      expectSame(actual[key] ?? null, expected[key] ?? null, tolerance, `${path}.${key}`);
    }
  } else {
    expect(actual, path).toEqual(expected);
  }
}

function isRecord(value: ResultValue): value is { readonly [key: string]: ResultValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
