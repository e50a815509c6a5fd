import { describe, expect, it } from 'vitest';
import { choice, countsAs, domainTotal, moment, number, optional, toggle, yesNo } from './inputs.ts';

describe('inputs', () => {
  it('are required unless said otherwise; a tick that is not made is a no', () => {
    const limits = { min: 0, max: 1 };
    for (const input of [choice('C', [['a', 'A']]), yesNo('Y'), number('N', '', limits), moment('M')]) {
      expect(input.missing).toEqual({ rule: 'required' });
    }
    expect(toggle('T').missing).toEqual({ rule: 'counts-as', value: false });
    expect(optional(yesNo('Y')).missing).toEqual({ rule: 'optional' });
    expect(countsAs('no', yesNo('Y')).missing).toEqual({ rule: 'counts-as', value: 'no' });
  });

  it('a choice leaves points out where there are none', () => {
    expect(
      choice(
        'C',
        [
          ['a', 'A'],
          ['b', 'B', 0],
        ],
        { appearance: 'select' },
      ),
    ).toMatchObject({
      appearance: 'select',
      options: [
        { key: 'a', label: 'A' },
        { key: 'b', points: 0 },
      ],
    });
    expect(choice('C', [['a', 'A']]).options[0]).not.toHaveProperty('points');
  });

  it('a finding scores its points when it is there', () => {
    expect(yesNo('Y', -2).options).toEqual([
      { key: 'no', label: 'No', points: 0 },
      { key: 'yes', label: 'Yes', points: -2 },
    ]);
  });

  it('a domain total runs from 0 to its maximum, as a select', () => {
    const { label, appearance, options } = domainTotal('Recall', 3);
    expect({ label, appearance }).toEqual({ label: 'Recall (0–3)', appearance: 'select' });
    expect(options.map(({ key, points }) => [key, points])).toEqual([
      ['0', 0],
      ['1', 1],
      ['2', 2],
      ['3', 3],
    ]);
  });
});
