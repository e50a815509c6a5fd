import { expect, it } from 'vitest';
import { patternsFrom } from './patterns.ts';

/** Returns what a pattern finds in a text. The row `patient` says what a name in a pattern stands for. */
const found = (pattern: string, text: string) =>
  patternsFrom([
    { name: 'patient', said: ['child', 'bab(y|ies)'] },
    { name: 'someone', said: [pattern] },
  ])('someone').exec(text)?.[0];

it.each([
  ['took pills?', 'He TOOK  pill today', 'TOOK  pill'],
  ['took pills?', 'mistook pills', undefined],
  ['overdos* of', 'overdosing of', 'overdosing of'],
  ['my _ died', 'my old died', 'my old died'],
  ['# days', '12 days', '12 days'],
  ['# days', 'x days', undefined],
  ['[0-9]{2,3} pills', '5 pills', undefined],
  ['over~dose', 'over dose', 'over dose'],
  ['some ?one', 'someone', 'someone'],
  ['hide .. register', 'hide a gap in the register', 'hide a gap in the register'],
  ['hide .. register', 'hide it. The register', undefined],
  ['hide ..5 register', 'hide a gap in the register', undefined],
  ['high!( (flow|risk))', 'high risk', undefined],
  ['high!( (flow|risk))', 'high', 'high'],
  ['<!(no )pulse', 'no pulse', undefined],
  ['the (old |young )?{patient} slept', 'the young babies slept', 'the young babies slept'],
  ['a (cat| dog)', 'a dog', 'a dog'],
])('the pattern "%s" finds in "%s": %s', (pattern, text, expected) => {
  expect(found(pattern, text)).toBe(expected);
});

it('tells what each written form means', () => {
  const patterns = patternsFrom([{ name: 'forms-units', said: ['kg = kg, kilo', 'mg/dL = mg / dl, mg %'] }]);
  expect([...patterns.forms('forms-units')]).toEqual([
    ['kg', 'kg'],
    ['kilo', 'kg'],
    ['mg / dl', 'mg/dL'],
    ['mg %', 'mg/dL'],
  ]);
  expect(patternsFrom([]).forms('forms-units').size).toBe(0);
});

it('finds nothing for a row that does not exist', () => {
  expect(patternsFrom([])('patient').test('patient')).toBe(false);
});
