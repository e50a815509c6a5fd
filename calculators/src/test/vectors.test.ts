import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evaluate, loadDefinition, tools } from '../index.ts';
import type { RawValues } from '../kit/answers.ts';
import type { ResultValue } from '../kit/definition.ts';
import { caseShapes } from './case-shapes.ts';

/**
 * The independent cases of every tool, run by one test. `VECTORS_DIR` names another folder of
 * cases. A file, an input or an expected key that the tool does not know fails.
 */
interface Case {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expect: Readonly<Record<string, ResultValue>>;
  readonly note: string;
  readonly tolerance?: number;
  /** The specification can be read in two ways; `expectAlternative` is the second one. */
  readonly ambiguous?: boolean;
  readonly expectAlternative?: Readonly<Record<string, ResultValue>>;
}

const folder = process.env['VECTORS_DIR'] ?? join(import.meta.dirname, '../../vectors');
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

it.skipIf(process.env['VECTORS_DIR'] !== undefined)('has cases for every tool', () => {
  const without = tools.filter(({ id }) => !files.includes(`${id}.json`));
  expect(
    without.map(({ id }) => `calculators/vectors/${id}.json`),
    'files to be written by hand from the source',
  ).toEqual([]);
});

describe.each(files)('%s', (file) => {
  const id = basename(file, '.json');
  const { cases } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { cases: Case[] };

  const shape = caseShapes[id];
  const inputsOf = (one: Case): RawValues => shape?.inputs?.(one.inputs) ?? one.inputs;
  const valuesFor = async (one: Case) => {
    const { values } = (await evaluate(id, inputsOf(one))).outcome;
    return shape?.values?.(values) ?? values;
  };

  const expectationOf = (one: Case) =>
    (one.ambiguous === true && shape?.decidedFor === 'alternative' && one.expectAlternative) || one.expect;

  it('holds only inputs and results that the tool knows', async () => {
    const definition = await loadDefinition(id);
    const known = new Set((await Promise.all(cases.map(valuesFor))).flatMap(Object.keys));
    for (const one of cases) {
      const { expect: expected } = one;
      expect(Object.keys(definition.inputs)).toEqual(expect.arrayContaining(Object.keys(inputsOf(one))));
      expect([...known]).toEqual(expect.arrayContaining(Object.keys(expected)));
    }
  });

  it.each(cases.map((one, index) => ({ ...one, index })))('case $index: $note', async (one) => {
    const values = await valuesFor(one);
    for (const [key, value] of Object.entries(expectationOf(one))) {
      expectSame(values[key] ?? null, value, one.tolerance ?? 0, key);
    }
  });
});

/** Keys of a case that say how to compare, not what to expect. */
const remarks = new Set(['tie', 'roundingOrder']);

/** Words compare without regard to case, numbers, also in words, within the case's tolerance. */
function expectSame(actual: ResultValue, expected: ResultValue, tolerance: number, path: string): void {
  if (typeof expected === 'number' && typeof actual === 'number') {
    expect(Math.abs(actual - expected), path).toBeLessThanOrEqual(tolerance);
  } else if (tolerance > 0 && isNumeral(expected) && isNumeral(actual)) {
    expectSame(Number(actual), Number(expected), tolerance, path);
  } else if (Array.isArray(expected) && Array.isArray(actual)) {
    expect(actual, path).toHaveLength(expected.length);
    for (const [index, one] of expected.entries()) {
      expectSame(actual[index], one, tolerance, `${path}[${index}]`);
    }
  } else if (typeof expected === 'string' && typeof actual === 'string') {
    expect(actual.toLowerCase(), path).toBe(expected.toLowerCase());
  } else if (isRecord(expected) && isRecord(actual)) {
    const keys = Object.keys(expected).filter((key) => !remarks.has(key));
    expect(Object.keys(actual).sort(), path).toEqual(keys.sort());
    for (const key of keys) {
      expectSame(actual[key] ?? null, expected[key] ?? null, tolerance, `${path}.${key}`);
    }
  } else {
    expect(actual, path).toEqual(expected);
  }
}

function isNumeral(value: ResultValue): boolean {
  return typeof value === 'string' && value !== '' && Number.isFinite(Number(value));
}

function isRecord(value: ResultValue): value is { readonly [key: string]: ResultValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
