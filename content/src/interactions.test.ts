import { expect, it } from 'vitest';
import { interactions } from './interactions.ts';

const row = (a: string[], b: string[], changes: object = {}) => ({
  a,
  b,
  severity: 'major',
  effect: 'Slow breathing.',
  action: 'Watch closely.',
  source: 'label',
  basis: 'general',
  ...changes,
});

const faultsOf = (...rows: object[]) => {
  const { error } = interactions.safeParse({
    sources: [{ key: 'label', title: 'Label', edition: '2020', read: 'none', for: 'all' }],
    review: { status: 'draft', by: null, on: null },
    notes: [],
    rows,
  });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

it('refuses a pair that stands twice, also the other way round', () => {
  expect(faultsOf(row(['morphine'], ['midazolam']), row(['morphine'], ['diazepam']))).toEqual([]);
  expect(faultsOf(row(['morphine'], ['midazolam']), row(['Midazolam'], ['Morphine']))).toEqual([
    'rows.1: the pair midazolam + morphine stands twice',
  ]);
});

it('refuses a severity of its own, and a source that is not listed or was not read', () => {
  expect(faultsOf(row(['a'], ['b'], { severity: 'minor' }))).toEqual([
    expect.stringMatching(/^rows\.0\.severity: /),
  ]);
  expect(faultsOf(row(['a'], ['b'], { source: 'book' }))).toEqual([
    'rows.0.source: no source has the key book',
  ]);
  expect(faultsOf(row(['a'], ['b'], { basis: 'seen' }))).toEqual(['rows.0.basis: nobody has read label']);
});
