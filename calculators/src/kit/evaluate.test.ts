import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { RawValues } from './answers.ts';
import { type Definition, defineCalculator, noResult } from './definition.ts';
import { activeSection, askedKeys, evaluateDefinition, pointsOf, scored, sumPoints } from './evaluate.ts';
import { byAnswer, choice, countsAs, type Inputs, number, optional, toggle, yesNo } from './inputs.ts';

const now = new Date('2026-11-21T12:00:00');
const evaluated = (definition: Definition, raw: RawValues) => evaluateDefinition(definition, raw, now);

const rest = { notFor: [], cautions: [], resetLabel: 'Reset', references: [] } as const;

/** One input of each way to be missing; the rule hands on what it was given. */
const mixed = defineCalculator({
  ...rest,
  inputs: {
    age: number('Age', 'years', { min: 0, max: 130 }),
    height: optional(number('Height', 'cm', { min: 20, max: 250 })),
    fever: countsAs('no', yesNo('Fever')),
    urea: countsAs(null, number('Urea', 'mmol/L', { min: 0, max: 100 })),
    smoker: toggle('Smoker', 2),
  },
  compute: (answers, { isAnswered, isInvalid }) => {
    expectTypeOf(answers.age).toEqualTypeOf<number>();
    expectTypeOf(answers.height).toEqualTypeOf<number | undefined>();
    expectTypeOf(answers.fever).toEqualTypeOf<'no' | 'yes'>();
    expectTypeOf(answers.urea).toEqualTypeOf<number | null>();
    expectTypeOf(answers.smoker).toEqualTypeOf<boolean>();
    const { age, height, fever, urea, smoker } = answers;
    const keys = ['age', 'height', 'fever', 'urea', 'smoker', 'constructor', 'nothing'];
    return {
      values: { age, height: height ?? 'none', fever, urea, smoker },
      headline: { label: 'Answered', text: keys.filter(isAnswered).join(' ') },
      notes: keys.filter(isInvalid),
    };
  },
});

describe('evaluateDefinition', () => {
  it('gives no result while a required input is missing, and names what is missing', () => {
    const evaluation = evaluated(mixed, {});
    expect(evaluation).toMatchObject({
      isComplete: false,
      missing: ['age', 'fever', 'urea'],
      invalid: [],
      answered: 0,
      asked: 3,
    });
    expect(evaluation.outcome).toEqual(noResult());
  });

  it('hands the fallbacks to the rule, which can tell them from answers', () => {
    const { outcome, missing, isComplete } = evaluated(mixed, { age: '40' });
    expect(outcome.values).toEqual({ age: 40, height: 'none', fever: 'no', urea: null, smoker: false });
    expect(outcome.headline.text).toBe('age');
    expect(missing).toEqual(['fever', 'urea']);
    expect(isComplete).toBe(false);
  });

  it('is complete without what is optional and without a tick', () => {
    const full = { age: 40, fever: 'no', urea: 5 };
    expect(evaluated(mixed, full)).toMatchObject({ isComplete: true, missing: [], answered: 3, asked: 3 });
    const { outcome } = evaluated(mixed, { ...full, height: 170, smoker: false });
    expect(outcome.headline.text).toBe('age height fever urea smoker');
  });

  it('counts what cannot be used as missing, and says which it is', () => {
    const { outcome, missing, invalid } = evaluated(mixed, {
      age: 40,
      height: 'tall',
      fever: 'perhaps',
      urea: -1,
      smoker: 'yes',
    });
    expect(outcome.values).toEqual({ age: 40, height: 'none', fever: 'no', urea: null, smoker: false });
    expect(outcome.notes).toEqual(['height', 'fever', 'urea', 'smoker']);
    expect(missing).toEqual(['fever', 'urea', 'smoker']);
    expect(invalid).toEqual(['height', 'fever', 'urea', 'smoker']);
  });

  it.each(['yes', 'no', 'true', 1, 0, {}])('asks again for a tick that holds %j', (smoker) => {
    const full = { age: 40, fever: 'no', urea: 5 };
    expect(evaluated(mixed, { ...full, smoker })).toMatchObject({
      isComplete: false,
      missing: ['smoker'],
      invalid: ['smoker'],
      answered: 3,
      asked: 4,
      outcome: { values: { smoker: false } },
    });
  });

  it.each([undefined, null, '', ' ', true, false])('counts a tick that holds %j as answered', (smoker) => {
    const full = { age: 40, fever: 'no', urea: 5 };
    expect(evaluated(mixed, { ...full, smoker })).toMatchObject({ isComplete: true, answered: 3, asked: 3 });
  });

  it.each([null, undefined, 'text', 7, true, Symbol('values'), ['age', 40], () => ({ age: 40 })])(
    'takes %s, which is no record, for no values at all',
    (values) => {
      expect(evaluateDefinition(mixed, values, now)).toEqual(evaluated(mixed, {}));
    },
  );

  it('does not take what every object inherits for a value', () => {
    const inherited: RawValues = Object.create({ age: 40 });
    expect(evaluated(mixed, inherited).missing).toContain('age');
  });

  it('is not complete where the rule gives no result, although nothing is missing', () => {
    const without = defineCalculator({
      ...rest,
      inputs: { age: optional(number('Age', 'years', { min: 0, max: 130 })) },
      compute: ({ age }) => (age === undefined ? noResult() : { ...noResult(), values: { age } }),
    });
    expect(evaluated(without, {})).toMatchObject({ isComplete: false, missing: [] });
    expect(evaluated(without, { age: 0 })).toMatchObject({ isComplete: true, missing: [] });
  });

  it.each([131, -1, 'x', Number.NaN, {}])('gives no result for a required input of %j', (age) => {
    const { outcome, invalid } = evaluated(mixed, { age });
    expect(outcome.headline.text).toBe('--');
    expect(invalid).toEqual(['age']);
  });

  it('shows the placeholder where the definition words one', () => {
    const placeholder = noResult({ band: 'Invalid score' }, 'Please select');
    expect(evaluated({ ...mixed, placeholder }, {}).outcome).toBe(placeholder);
    expect(evaluated({ ...mixed, placeholder }, { age: 1 }).outcome.values['age']).toBe(1);
  });

  it('ignores values that no input has', () => {
    expect(evaluated(mixed, { other: 1, constructor: 2 })).toEqual(evaluated(mixed, {}));
  });

  it('never throws, whatever is handed over', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(mixed.inputs)), fc.anything()), (raw) => {
        expect(() => evaluated(mixed, raw)).not.toThrow();
      }),
    );
  });
});

const tabbed = (decidedBy: 'tab' | undefined): Definition =>
  defineCalculator({
    ...rest,
    inputs: {
      tab: countsAs(
        'first',
        choice('Tool', [
          ['first', 'First'],
          ['second', 'Second'],
        ]),
      ),
      one: yesNo('One', 1),
      two: yesNo('Two', 2),
    },
    sections: {
      as: 'tabs',
      ...(decidedBy === undefined ? {} : { decidedBy }),
      list: [
        { key: 'first', title: 'First', inputs: ['one'] },
        { key: 'second', title: 'Second', inputs: ['two'] },
      ],
    },
    compute: ({ tab, one, two }) => ({
      values: { tab, one: one ?? 'none', two: two ?? 'none' },
      headline: { label: 'Tab', text: tab },
    }),
  });

describe('tabs that are tools of their own', () => {
  const definition = tabbed('tab');

  it('asks for the first until another is chosen', () => {
    for (const tab of [undefined, '', 'first', 'third', 7]) {
      expect(evaluated(definition, { tab })).toMatchObject({ missing: ['one'], asked: 1, answered: 0 });
    }
    expect(evaluated(definition, { tab: 'second' })).toMatchObject({ missing: ['two'], asked: 1 });
  });

  it('works out the chosen one without the inputs of the other', () => {
    expect(evaluated(definition, { one: 'yes' }).outcome.values).toEqual({
      tab: 'first',
      one: 'yes',
      two: 'none',
    });
    expect(evaluated(definition, { tab: 'second', one: 'yes' }).outcome.headline.text).toBe('--');
    expect(evaluated(definition, { tab: 'second', two: 'no' }).outcome.values).toMatchObject({ two: 'no' });
  });

  it('keeps the answers of the other', () => {
    const raw = { one: 'yes', two: 'no' };
    expect(evaluated(definition, { ...raw, tab: 'first' }).isComplete).toBe(true);
    expect(evaluated(definition, { ...raw, tab: 'second' }).isComplete).toBe(true);
  });

  it('says which section is active and which inputs it asks for', () => {
    const { sections, inputs } = definition;
    expect(sections && activeSection(sections, inputs, { tab: 'second' }).title).toBe('Second');
    const isAsked = askedKeys(definition, { tab: 'second' });
    expect(Object.keys(inputs).filter(isAsked)).toEqual(['two']);
  });
});

describe('tabs of one tool', () => {
  it('all inputs count', () => {
    const definition = tabbed(undefined);
    expect(evaluated(definition, { one: 'yes' })).toMatchObject({ missing: ['tab', 'two'], asked: 3 });
    expect(evaluated(definition, { one: 'yes' }).outcome.headline.text).toBe('--');
    expect(evaluated(definition, { one: 'yes', two: 'no' }).outcome.values).toMatchObject({ tab: 'first' });
  });
});

describe('points', () => {
  const inputs: Inputs = {
    fever: yesNo('Fever', 2),
    kind: choice('Kind', [
      ['a', 'A'],
      ['b', 'B'],
    ]),
    grade: byAnswer('Grade', 'kind', { a: yesNo('Grade', 3), b: yesNo('Grade', 4) }),
    tick: toggle('Tick', 1),
    plain: toggle('Plain'),
    weight: number('Weight', 'kg', { min: 0, max: 10 }),
  };
  const answers = { fever: 'yes', kind: 'b', grade: 'yes', tick: true, plain: true, weight: 5 };

  it('are looked up by the answer', () => {
    expect(pointsOf(inputs, answers, 'fever')).toBe(2);
    expect(pointsOf(inputs, { ...answers, fever: 'no' }, 'fever')).toBe(0);
    expect(pointsOf(inputs, answers, 'grade')).toBe(4);
    expect(pointsOf(inputs, { ...answers, kind: 'a' }, 'grade')).toBe(3);
    expect(pointsOf(inputs, answers, 'tick')).toBe(1);
    expect(pointsOf(inputs, { tick: false }, 'tick')).toBe(0);
  });

  it('are undefined where an answer has none', () => {
    for (const key of ['kind', 'plain', 'weight', 'nothing'])
      expect(pointsOf(inputs, answers, key)).toBeUndefined();
    for (const key of ['fever', 'grade']) expect(pointsOf(inputs, {}, key)).toBeUndefined();
  });

  it('add up', () => {
    expect(sumPoints(inputs, answers)).toBe(7);
    expect(sumPoints(inputs, {})).toBe(0);
  });
});

describe('scored', () => {
  const table = {
    title: 'Score',
    highest: 5,
    factLabels: { mortality: 'Death within 30 days' },
    bands: [
      { title: 'Low', tone: 'normal', advice: 'Rest.', facts: { mortality: '1%' } },
      { atLeast: 2, title: 'High', tone: 'danger', advice: 'Treat.', facts: { mortality: '9%' } },
    ],
  } as const;

  it('makes headline, band, figures and values from one table', () => {
    expect(scored(table, 2)).toEqual({
      headline: { label: 'Score', text: '2', suffix: 'of 5' },
      band: { title: 'High', tone: 'danger', advice: 'Treat.' },
      figures: [{ label: 'Death within 30 days', text: '9%', isOfBand: true }],
      values: { score: 2, band: 'High', mortality: '9%' },
    });
  });

  it('adds what the rule adds and lets it have the last word on values', () => {
    const outcome = scored(table, 1, {
      values: { score: 0, more: true },
      figures: [{ label: 'More', text: '1' }],
      notes: ['A note.'],
    });
    expect(outcome.values).toEqual({ score: 0, band: 'Low', mortality: '1%', more: true });
    expect(outcome.figures?.map(({ label }) => label)).toEqual(['Death within 30 days', 'More']);
    expect(outcome.notes).toEqual(['A note.']);
  });

  it('shows a negative score with a minus sign', () => {
    expect(scored(table, -1).headline.text).toBe('−1');
  });
});
