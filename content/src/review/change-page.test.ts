import { expect, it } from 'vitest';
import { changePage } from './change-page.ts';
import type { Json } from './fact.ts';
import { factsOf } from './facts.ts';

const page = {
  path: 'medications/testamine.yaml',
  body: { id: 1, name: 'Testamine', renal: null, dangers: ['It stops the breath'], doses: [], sources: [] },
};
const added = (part: string, value: Json) =>
  changePage(page, factsOf(page), [{ address: null, part, value }]);

it('adds a row to a list, and states a text that the page did not state', () => {
  const row = added('dangers', 'It stops the heart');
  expect(row?.body['dangers']).toEqual(['It stops the breath', 'It stops the heart']);
  expect(row?.places).toEqual([['dangers', 1]]);
  const text = added('renal', 'Half the dose');
  expect(text?.body['renal']).toBe('Half the dose');
  expect(text?.places).toEqual([['renal']]);
});

it('changes neither the number of a page nor who has reviewed it', () => {
  expect(added('id', 2)).toBeUndefined();
  expect(added('review', { status: 'reviewed' })).toBeUndefined();
});
