import { expect, it } from 'vitest';
import { featuredTools, shownTools } from './featured-tools.ts';

it('HOME-10 Oryx defines six featured tools and shows the first four', () => {
  expect(featuredTools).toHaveLength(6);
  expect(featuredTools.slice(4).map(({ title, path }) => [title, path])).toEqual([
    ['ECG Practice', '/continuing-education'],
    ['ACLS Training', '/continuing-education'],
  ]);
  expect(shownTools).toEqual(featuredTools.slice(0, 4));
});
