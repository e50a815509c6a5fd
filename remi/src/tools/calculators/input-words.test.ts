import { readFileSync } from 'node:fs';
import { type Input, loadDefinition } from '@oryx/calculators';
import { expect, it } from 'vitest';
import { Findings } from '../../read/findings.ts';
import { readPatient } from '../../read/patient.ts';
import { shippedPatterns, shippedSources } from '../../test/shipped.ts';
import { filled } from './fill.ts';
import { calculatorRows } from './rows.ts';

const patterns = await shippedPatterns();
const rows = calculatorRows((await shippedSources()).knowledge.calculators.rows);
const written = readFileSync(new URL('../../test/calculator-phrases.txt', import.meta.url), 'utf8');

/** The phrases of each calculator: input, expected option and the phrase. */
const byTool = written.split(/^# /m).flatMap((part) => {
  const [id = '', ...lines] = part.split('\n');
  const phrases = lines.flatMap((line) => {
    const [, key = '', option = '', all = ''] = /^([^.]+)\.(\S+): (.*)$/.exec(line) ?? [];
    return all.split(' | ').flatMap((phrase) => (phrase === '' ? [] : [{ key, option, phrase }]));
  });
  return phrases.length === 0 ? [] : [[id, phrases] as const];
});

/** Returns true if a raw value is an option, a yes or a no, or a number close to it. */
function isOption(input: Input | undefined, value: unknown, option: string): boolean {
  if (option === '-') return value === undefined;
  if (typeof value === 'boolean')
    return value ? /^(?:yes|true)$/.test(option) : /^(?:no|false)$/.test(option);
  const points = input?.kind === 'choice' && input.options.find(({ key }) => key === option)?.points;
  if (input?.kind === 'number') return Math.abs(Number(value) - Number(option)) < 0.06;
  return String(value) === option || (typeof value === 'number' && value === points);
}

it.each(byTool)('REMI-14 reads what is said of the inputs of %s', async (id, phrases) => {
  const row = rows.find((each) => each.id === id);
  const definition = await loadDefinition(id);
  for (const { key, option, phrase } of phrases) {
    const stated = { patient: readPatient(phrase, patterns), findings: new Findings(phrase, patterns) };
    const value = row && filled(definition, row, stated)[key];
    expect(
      isOption(definition.inputs[key], value, option),
      `${key} of "${phrase}": ${option}, read ${value}`,
    ).toBe(true);
  }
});
