import { describe, expect, it } from 'vitest';
import { read } from './answers.ts';
import { choice } from './inputs.ts';

describe('a choice whose keys are numbers', () => {
  const grade = choice('Grade', [
    ['0', 'None'],
    ['1', 'Some'],
  ]);

  it('is answered by the number as well as by its text', () => {
    expect(read(grade, 0, {})).toEqual({ state: 'filled', value: '0' });
    expect(read(grade, '1', {})).toEqual({ state: 'filled', value: '1' });
  });

  it.each([2, -1, 0.5, Number.NaN])('takes no other number: %s', (raw) => {
    expect(read(grade, raw, {})).toEqual({ state: 'invalid' });
  });
});
