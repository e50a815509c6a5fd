import { beforeAll, describe, expect, it } from 'vitest';
import { loadDefinition } from '../index.ts';
import { tools } from '../tools.ts';
import { read } from './answers.ts';
import type { Definition } from './definition.ts';
import { type KnownPatient, monthsOf, yearsOf } from './patient.ts';

const unknown: KnownPatient = { weight: null, age: null, sex: null };
const years = (value: number) => value * 365.25;

const definitions = new Map<string, Definition>();
beforeAll(async () => {
  for (const { id, load } of tools) if (load) definitions.set(id, await loadDefinition(id));
});

/** Returns what a tool takes over from a patient. */
const prefilled = (id: string, patient: Partial<KnownPatient>) =>
  definitions.get(id)?.fromPatient?.({ ...unknown, ...patient });

describe('what a tool takes over from the patient in hand', () => {
  const patients: readonly KnownPatient[] = [0, 0.04, 0.5, 1, 4, 11.9, 12.5, 17, 30, 66, 80].flatMap((age) =>
    ([null, 'female', 'male'] as const).map((sex) => ({ weight: 2 + age, age: years(age), sex })),
  );

  it('is nothing for an unknown patient', () => {
    for (const [id] of definitions) expect(prefilled(id, {}) ?? {}).toEqual({});
  });

  it('is a value of one of its inputs, which the tool understands', () => {
    for (const { inputs, fromPatient } of definitions.values()) {
      for (const patient of patients) {
        const values = fromPatient?.(patient) ?? {};
        for (const [key, value] of Object.entries(values)) {
          const input = inputs[key];
          expect(input).toBeDefined();
          // An age beyond the limits of a tool stands in its field and does not count, as a typed one.
          if (input && input.kind !== 'number') expect(read(input, value, values).state).toBe('filled');
        }
      }
    }
  });

  it.each([
    ['rsi', 11.9, 'paediatric'],
    ['rsi', 12, undefined],
    ['rsi', 12.9, undefined],
    ['rsi', 13, 'adult'],
    ['post-intubation', 28 / 365.25, 'neonate'],
    ['post-intubation', 29 / 365.25, 'paediatric'],
    ['post-intubation', 11.9, 'paediatric'],
    ['post-intubation', 12, undefined],
    ['post-intubation', 17.9, undefined],
    ['post-intubation', 18, 'adult'],
  ])('is in %s at %d years the type %s', (id, age, type) => {
    expect(prefilled(id, { age: years(age) })?.['patientType']).toBe(type);
  });

  it.each([
    [9.9, 'under-10'],
    [10, '10-20'],
    [20, '10-20'],
    [20.1, 'over-20'],
  ])('is in the paediatric trauma score at %d kg the option %s', (weight, option) => {
    expect(prefilled('paediatric-trauma', { weight })).toEqual({ weight: option });
  });

  it.each([
    [64.9, {}],
    [65, { age65to74: true }],
    [74.9, { age65to74: true }],
    [75, { age75: true }],
  ])('is in CHA2DS2-VASc at %d years %j', (age, values) => {
    expect(prefilled('cha2ds2-vasc', { age: years(age), sex: 'male' })).toEqual(values);
  });

  it('is in WAFELSM the weight alone, or the age if no weight is known', () => {
    expect(prefilled('wafelsm', { weight: 16, age: years(4) })).toEqual({ weight: 16 });
    expect(prefilled('wafelsm', { age: years(4) })).toEqual({ months: 48 });
  });

  it.each([
    [0.5, { age: 6, unit: 'months' }],
    [1, { age: 12, unit: 'months' }],
    [1.5, { age: 1.5, unit: 'years' }],
  ])('is in the weight estimation at %d years %j', (age, values) => {
    expect(prefilled('weight-loss-formulas', { age: years(age) })).toEqual(values);
  });
});

describe('the age of a patient', () => {
  it('is in completed years, and in months with one decimal', () => {
    expect(yearsOf({ ...unknown, age: years(4) - 1 })).toBe(3);
    expect(monthsOf({ ...unknown, age: years(1) })).toBe(12);
    // 45 / 30.4375
    expect(monthsOf({ ...unknown, age: 45 })).toBe(1.5);
  });
});
