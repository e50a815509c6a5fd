import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  briefFor,
  cautionsFor,
  evaluateDefinition,
  loadDefinition,
  soundBand,
  startingValues,
  summaryText,
  toolById,
  tools,
} from '../index.ts';
import type { RawValues } from '../kit/answers.ts';
import { rangeText } from '../kit/bands.ts';
import type { Definition, ResultValue } from '../kit/definition.ts';
import { askedKeys } from '../kit/evaluate.ts';
import type { Input } from '../kit/inputs.ts';

const now = new Date('2026-11-21T12:00:00');
const built = await Promise.all(
  tools
    .filter(({ load }) => load)
    .map(async ({ id, title }) => ({ id, title, definition: await loadDefinition(id) })),
);

/** Usable and useless values for one input, as a hurried thumb produces them. */
function rawFor(input: Input): fc.Arbitrary<unknown> {
  const useless = fc.constantFrom(
    undefined,
    null,
    '',
    ' ',
    'abc',
    'constructor',
    '-5',
    -1,
    0,
    -0,
    '-0',
    1e9,
    '1e9',
    Number.NaN,
    '٣',
    {},
    [],
  );
  switch (input.kind) {
    case 'choice':
      return fc.oneof(fc.constantFrom(...input.options.map(({ key }) => key)), useless);
    case 'dependent-choice':
      return fc.oneof(
        fc.constantFrom(
          ...Object.values(input.cases).flatMap(({ options }) => options.map(({ key }) => key)),
        ),
        useless,
      );
    case 'toggle':
      return fc.oneof(fc.boolean(), useless);
    case 'number':
      return fc.oneof(
        fc.constantFrom(input.min, input.max, String(input.min), `${input.max}`.replace('.', ',')),
        fc.double({ min: input.min - 1, max: input.max + 1, noNaN: true }),
        useless,
      );
    case 'moment':
      return fc.oneof(fc.constantFrom('2026-11-21T08:00', '2026-11-22T08:00', '1999-99-99T99:99'), useless);
  }
}

/** All numbers of a result, however deep they stand. */
function numbersIn(value: ResultValue): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

const rawOf = ({ inputs }: Definition): fc.Arbitrary<RawValues> =>
  fc.record(Object.fromEntries(Object.entries(inputs).map(([key, input]) => [key, rawFor(input)])));

describe.each(built)('$id', ({ title, definition }) => {
  it('CALC-ALL-07 PLAT-22 never throws and never shows NaN, Infinity, undefined or -0, whatever is typed', () => {
    fc.assert(
      fc.property(rawOf(definition), (raw) => {
        const evaluation = evaluateDefinition(definition, raw, now);
        const text = summaryText(title, definition, raw, evaluation, now);
        // A -0 stands alone; the one at the end of a DOI belongs to it.
        expect(text).not.toMatch(/NaN|Infinity|undefined|\[object|(?<!\d)-0(?![.\d])/);
        expect(JSON.stringify(evaluation.outcome.values)).not.toMatch(/null,/);
        expect(numbersIn(evaluation.outcome.values).filter((value) => Object.is(value, -0))).toEqual([]);
        if (evaluation.isComplete) expect(evaluation.outcome.values).not.toEqual({});
      }),
      { numRuns: 300 },
    );
  });

  it('counts what is answered and names what is missing', () => {
    const evaluation = evaluateDefinition(definition, {}, now);
    expect(evaluation.answered).toBe(0);
    expect(evaluation.missing).toHaveLength(evaluation.asked);
  });

  it('CALC-ALL-06 reassures nobody and warns of nobody before the first answer', () => {
    const evaluation = evaluateDefinition(definition, startingValues(definition.inputs), now);
    const band = soundBand(evaluation);
    expect(['neutral', undefined]).toContain(band?.tone);
    expect(band?.colour).toBeUndefined();
    expect(briefFor(definition, evaluation)).toBeUndefined();
  });

  it('is never green beside a danger about these answers', () => {
    fc.assert(
      fc.property(rawOf(definition), (raw) => {
        const evaluation = evaluateDefinition(definition, raw, now);
        const hasDanger = evaluation.outcome.cautions?.some(({ level }) => level === 'danger');
        if (hasDanger) expect(soundBand(evaluation)?.tone).not.toBe('normal');
      }),
      { numRuns: 100 },
    );
  });

  it('PLAT-22 names a tick with a wrong value as invalid and missing, and scores nothing for it', () => {
    const untouched = evaluateDefinition(definition, {}, now);
    const isAsked = askedKeys(definition, {});
    for (const [key, input] of Object.entries(definition.inputs)) {
      if (input.kind !== 'toggle' || !isAsked(key)) continue;
      for (const value of ['yes', 'true', 1]) {
        const evaluation = evaluateDefinition(definition, { [key]: value }, now);
        expect(evaluation, key).toMatchObject({ isComplete: false, invalid: [key] });
        expect(evaluation.missing, key).toContain(key);
        expect(evaluation.outcome.values, key).toEqual(untouched.outcome.values);
      }
    }
  });

  it('carries every danger into the copied text, with its source', () => {
    fc.assert(
      fc.property(rawOf(definition), (raw) => {
        const evaluation = evaluateDefinition(definition, raw, now);
        const text = summaryText(title, definition, raw, evaluation, now);
        for (const caution of cautionsFor(definition, evaluation)) {
          expect(text).toContain(caution.text);
          expect(text).toContain(caution.source);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('names a source for every caution and a reference for the tool', () => {
    for (const { source } of definition.cautions) expect(source).not.toBe('');
    expect(definition.references.length).toBeGreaterThan(0);
    for (const { doi } of definition.references)
      if (doi !== undefined) expect(doi).toMatch(/^10\.\d{4,9}\/\S+$/);
  });

  it('says each option, range and key once', () => {
    for (const input of Object.values(definition.inputs)) {
      const choices =
        input.kind === 'choice'
          ? [input]
          : input.kind === 'dependent-choice'
            ? Object.values(input.cases)
            : [];
      for (const { options } of choices) {
        expect(new Set(options.map(({ key }) => key)).size).toBe(options.length);
        expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
      }
    }
    const { bands } = definition;
    if (bands)
      expect(new Set(bands.bands.map((band) => rangeText(bands, band))).size).toBe(bands.bands.length);
    for (const id of definition.related ?? []) expect(toolById(id), id).toBeDefined();
  });
});
