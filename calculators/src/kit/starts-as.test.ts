import { describe, expect, it } from 'vitest';
import { type Definition, defineCalculator } from './definition.ts';
import { evaluateDefinition } from './evaluate.ts';
import { unitText } from './format.ts';
import { choice, number, optional, startingValues, startsAs, toggle } from './inputs.ts';
import { summaryText } from './summary.ts';

const now = new Date('2026-11-21T12:00:00');
const definition: Definition = defineCalculator({
  notFor: [],
  inputs: {
    formula: startsAs(
      'first',
      choice('Formula', [
        ['first', 'First'],
        ['second', 'Second'],
      ]),
    ),
    shown: startsAs(true, toggle('Shown')),
    age: optional(number('Age', 'years', { min: 0, max: 130 })),
  },
  compute: ({ formula, shown, age }, { isAnswered, isInvalid }) => ({
    values: {
      formula,
      shown,
      age: age ?? 'none',
      ageInvalid: isInvalid('age'),
      formulaAnswered: isAnswered('formula'),
    },
    headline: { label: 'Formula', text: formula },
  }),
  cautions: [],
  resetLabel: 'Reset',
  references: [],
});
const evaluated = (raw: Record<string, unknown>) => evaluateDefinition(definition, raw, now);

describe('an input that stands at a value from the start', () => {
  it('gives its value while it is empty and is never unanswered', () => {
    const { outcome, missing, asked, isComplete } = evaluated({});
    expect(outcome.values).toMatchObject({ formula: 'first', shown: true, formulaAnswered: false });
    expect({ missing, asked, isComplete }).toEqual({ missing: [], asked: 0, isComplete: true });
    expect(startingValues(definition.inputs)).toEqual({ formula: 'first', shown: true });
  });

  it('gives way to an answer', () => {
    expect(evaluated({ formula: 'second', shown: false }).outcome.values).toMatchObject({
      formula: 'second',
      shown: false,
      formulaAnswered: true,
    });
  });

  it('does not hide something useless in its place', () => {
    for (const raw of [{ formula: 'third' }, { shown: 'perhaps' }]) {
      const { outcome, missing, isComplete } = evaluated(raw);
      expect(outcome.headline.text).toBe('--');
      expect(missing).toEqual(Object.keys(raw));
      expect(isComplete).toBe(false);
    }
  });

  it('stands in the copied text as it was used', () => {
    const text = summaryText('Tool', definition, {}, evaluated({}), now);
    expect(text).toContain('Formula: First\nShown: Yes\nAge: not entered');
  });
});

describe('a rule', () => {
  it('is told apart empty from useless', () => {
    expect(evaluated({ age: '' }).outcome.values).toMatchObject({ age: 'none', ageInvalid: false });
    expect(evaluated({ age: -1 }).outcome.values).toMatchObject({ age: 'none', ageInvalid: true });
    expect(evaluated({ age: 3 }).outcome.values).toMatchObject({ age: 3, ageInvalid: false });
  });
});

describe('a unit', () => {
  it.each([
    ['mg', 'mg'],
    ['mL/h', 'mL/h'],
    ['mg per kg', 'mg/kg'],
    ['mg per mL', 'mg/mL'],
    ['mg/hr per kg', 'mg/kg/hr'],
    ['ug/hr per kg', 'micrograms\u00a0(ug)/kg/hr'],
    ['ug per mL', 'micrograms\u00a0(ug)/mL'],
  ])('%s reads %s', (unit, text) => {
    expect(unitText(unit)).toBe(text);
  });
});
