import { expect, it } from 'vitest';
import { none, withShippedRows } from './remi-index.ts';

it('reads by the shipped patterns where an imported file has none', () => {
  const imported = { name: 'no-pulse' as const, said: ['no beat'] };
  const shipped = [
    { name: 'no-pulse', said: ['no pulse'] },
    { name: 'no-breath', said: ['not breathing'] },
  ];
  const { patterns } = withShippedRows({ ...none, patterns: { rows: [imported] } }, { rows: shipped });
  expect(patterns.rows).toEqual([imported, shipped[1]]);
});

it('leaves the patterns as they are if the shipped ones are not known', () => {
  expect(withShippedRows(none, undefined)).toBe(none);
});
