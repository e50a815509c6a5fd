import { describe, expect, it } from 'vitest';
import { decidedChoice, isAmbiguousComma, parseNumber, read, withChange } from './answers.ts';
import { byAnswer, choice, moment, number, toggle, yesNo } from './inputs.ts';
import { scale } from './scale.ts';

const empty = { state: 'empty' };
const invalid = { state: 'invalid' };
const filled = (value: unknown) => ({ state: 'filled', value });

const side = choice('Side', [
  ['left', 'Left', 1],
  ['right', 'Right', 2],
  ['both', 'Both', 2],
]);
const temperature = scale('Temperature', '°C', 0.1, [[35, 3]], 0);

const inputs = {
  weight: number('Weight', 'kg', { min: 1, max: 200, step: 0.1 }),
  age: number('Age', 'years', { min: 0, max: 130 }),
  change: number('Change', '', { min: -10, max: 10 }),
  fever: yesNo('Fever'),
  side,
  temperature,
  older: toggle('Older', 2, { excludes: ['old'] }),
  old: toggle('Old', 1, { excludes: ['older'] }),
  kind: choice('Kind', [
    ['a', 'A'],
    ['b', 'B'],
  ]),
  grade: byAnswer('Grade', 'kind', { a: side, b: temperature }),
  at: moment('At'),
};
type Key = keyof typeof inputs;
const reading = (key: Key, raw: unknown, all = {}) => read(inputs[key], raw, all);

it('a comma before exactly three digits may have been meant for a thousand', () => {
  for (const text of ['1,000', ' 12,345 ', '-1,234']) expect(isAmbiguousComma(text), text).toBe(true);
  for (const text of ['1,00', '0,125', '1,0000', '1.000', '1 000', '1,234,567', '1000,000'])
    expect(isAmbiguousComma(text), text).toBe(false);
});

describe('parseNumber', () => {
  it.each([
    ['36.5', 36.5],
    ['36,5', 36.5],
    [' 70 ', 70],
    ['+3', 3],
    ['-3', -3],
    ['\u22123', -3],
    ['.5', 0.5],
    [',5', 0.5],
    ['5.', 5],
    ['007', 7],
    [12.25, 12.25],
    [0, 0],
    [-0, 0],
    ['-0', 0],
    ['-0,0', 0],
    ['1 200', 1200],
    ['12 345,6', 12345.6],
    ['1\u00a0000\u00a0000', 1_000_000],
    ['1\u202f234.5', 1234.5],
    ['-1\u202f000', -1000],
  ])('reads %j as %d', (raw, value) => {
    expect(parseNumber(raw)).toBe(value);
  });

  it.each([
    'abc',
    '7o',
    '1e3',
    '0x10',
    '1,234.5',
    '1.2.3',
    '1 00',
    '1 0000',
    '1 2',
    '1000 000',
    '1 000 00',
    '1 000,5.1',
    '--1',
    '.',
    ',',
    '-',
    '٣',
    'NaN',
    'Infinity',
    '',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    null,
    undefined,
    {},
    [],
    [5],
  ])('takes %j for no number', (raw) => {
    expect(parseNumber(raw)).toBeNull();
  });
});

describe('read', () => {
  it.each(Object.keys(inputs) as Key[])('finds nothing in an empty %s', (key) => {
    for (const nothing of [undefined, null, '', '  ', '\t']) expect(reading(key, nothing)).toEqual(empty);
  });

  it.each(Object.keys(inputs) as Key[])('refuses what no %s can be', (key) => {
    for (const useless of ['constructor', '__proto__', {}, [], Number.NaN, Symbol.iterator, () => 1]) {
      expect(reading(key, useless, { kind: 'a' })).toEqual(invalid);
    }
  });

  describe('a number', () => {
    it.each([
      [1, 1],
      [200, 200],
      ['1', 1],
      ['200', 200],
      ['70,5', 70.5],
      ['70.5', 70.5],
    ])('takes %j', (raw, value) => {
      expect(reading('weight', raw)).toEqual(filled(value));
    });

    it.each([0.999, 200.001, 0, -70, 1e9, '0,9', '200,1', 'x'])('refuses %j, and never clamps it', (raw) => {
      expect(reading('weight', raw)).toEqual(invalid);
    });

    it('takes 0 and negative numbers where the limits do', () => {
      expect(reading('age', 0)).toEqual(filled(0));
      expect(reading('age', '0')).toEqual(filled(0));
      expect(reading('age', -1)).toEqual(invalid);
      expect(reading('change', '-2,5')).toEqual(filled(-2.5));
    });
  });

  describe('a choice', () => {
    it.each([
      ['left', 'left'],
      [1, 'left'],
      ['1', 'left'],
    ])('takes %j for %s', (raw, key) => {
      expect(reading('side', raw)).toEqual(filled(key));
    });

    it.each(['Left', 'middle', 3, 0, true])('refuses %j', (raw) => {
      expect(reading('side', raw)).toEqual(invalid);
    });

    it('refuses points that two options have', () => {
      expect(reading('side', 2)).toEqual(invalid);
    });

    it.each([
      [true, 'yes'],
      [false, 'no'],
      ['yes', 'yes'],
      [1, 'yes'],
      [0, 'no'],
    ])('takes %j for %s', (raw, key) => {
      expect(reading('fever', raw)).toEqual(filled(key));
    });

    it.each([
      [35, '<=35'],
      ['35,0', '<=35'],
      [35.1, '>=35.1'],
      ['>=35.1', '>=35.1'],
    ])('takes the measured %j for the band %s', (raw, key) => {
      expect(reading('temperature', raw)).toEqual(filled(key));
    });
  });

  it('a toggle takes true and false only', () => {
    expect(reading('old', true)).toEqual(filled(true));
    expect(reading('old', false)).toEqual(filled(false));
    for (const useless of ['true', 1, 0, 'yes']) expect(reading('old', useless)).toEqual(invalid);
  });

  describe('a choice that another decides', () => {
    it('waits for that one', () => {
      expect(reading('grade', 'left')).toEqual(empty);
      for (const kind of ['c', 'constructor', 1, true, null]) {
        expect(reading('grade', 'left', { kind })).toEqual(empty);
      }
    });

    it('has the options that the answer names', () => {
      expect(reading('grade', 'left', { kind: 'a' })).toEqual(filled('left'));
      expect(reading('grade', 'left', { kind: 'b' })).toEqual(invalid);
      expect(reading('grade', 36, { kind: 'b' })).toEqual(filled('>=35.1'));
      expect(decidedChoice(inputs.grade, { kind: 'a' })).toBe(side);
      expect(decidedChoice(inputs.grade, {})).toBeNull();
    });
  });

  describe('a moment', () => {
    it('takes local date and time', () => {
      const value = new Date(2026, 10, 21, 14, 5);
      expect(reading('at', '2026-11-21T14:05')).toEqual(filled(value));
      expect(reading('at', '2026-11-21T14:05:00')).toEqual(filled(value));
      expect(reading('at', value)).toEqual(filled(value));
      expect(reading('at', '2028-02-29T00:00')).toEqual(filled(new Date(2028, 1, 29)));
    });

    it.each([
      '2026-11-21',
      '14:05',
      '2026-13-01T10:00',
      '2026-02-31T10:00',
      '2027-02-29T10:00',
      '2026-11-21T25:00',
      '2026-11-21T10:61',
      '2026-11-21T10:00 or so',
      1_000_000,
      new Date(Number.NaN),
    ])('refuses %j', (raw) => {
      expect(reading('at', raw)).toEqual(invalid);
    });
  });
});

describe('withChange', () => {
  it('sets one value and leaves the others, and the given values, alone', () => {
    const raw = { weight: '70', side: 'left' };
    expect(withChange(inputs, raw, 'weight', '71')).toEqual({ weight: '71', side: 'left' });
    expect(raw).toEqual({ weight: '70', side: 'left' });
  });

  it('empties what depends on a changed answer, not what depends on the same one', () => {
    const raw = { kind: 'a', grade: 'left' };
    expect(withChange(inputs, raw, 'kind', 'b')).toEqual({ kind: 'b' });
    expect(withChange(inputs, raw, 'kind', 'a')).toEqual(raw);
    expect(withChange(inputs, raw, 'side', 'both')).toEqual({ ...raw, side: 'both' });
  });

  it('unticks what a tick excludes, both ways, and nothing when it is unticked', () => {
    expect(withChange(inputs, { old: true }, 'older', true)).toEqual({ old: false, older: true });
    expect(withChange(inputs, { older: true }, 'old', true)).toEqual({ old: true, older: false });
    expect(withChange(inputs, { old: true }, 'older', false)).toEqual({ old: true, older: false });
  });
});
