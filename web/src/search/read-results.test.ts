import { expect, it } from 'vitest';
import { readResults } from './read-results.ts';

const found = {
  id: '1',
  type: 'medication',
  title: 'Adrenaline',
  description: 'Cardiac arrest',
  category: 'Agonist',
  route: '/medications/1',
  didYouMean: true,
};

it('SRCH-18 a complete result stays as it came', () => {
  expect(readResults([found])).toEqual([found]);
});

it.each([null, 'x', {}, [null, 1, 'x', []], [{ ...found, route: null }]])(
  'SRCH-17 no result is read from %j',
  (answer) => {
    expect(readResults(answer)).toEqual([]);
  },
);

it.each(['//evil.example', 'javascript:alert(1)', 'https://evil.example', '/\\evil.example'])(
  'SRCH-12 a result that leads to %s is dropped',
  (route) => {
    expect(readResults([{ ...found, route }])).toEqual([]);
  },
);

it('SRCH-18 a result without a title has the title N/A', () => {
  expect(readResults([{ route: '/algorithms/1' }])).toEqual([
    { id: '0', type: 'other', title: 'N/A', description: '', route: '/algorithms/1' },
  ]);
});
