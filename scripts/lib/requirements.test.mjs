import { expect, it } from 'vitest';
import { compare, idsOfList, idsOfTitle, titlesOf } from './requirements.mjs';

it('reads the IDs of the list from the start of its lines', () => {
  expect(
    idsOfList('## Shell\n\n- **PLAT-01** The landing page.\n- **CALC-NEWS-02** See **PLAT-09**.\n'),
  ).toEqual(['PLAT-01', 'CALC-NEWS-02']);
});

it('reads titles of tests, also of parametrised and templated ones', () => {
  const source = [
    `it('AUTH-11 keeps 6 characters', () => {});`,
    `test("AUTH-12 isn't lost", () => {});`,
    `describe.each([1, 2])('AUTH-13 of %s', () => {});`,
    'it(`AUTH-14 takes a code`, () => {});',
    `it.each([\n['a', 1],\n])('AUTH-15 of %s', () => {});`,
  ].join('\n');
  expect(titlesOf(source).flatMap(idsOfTitle)).toEqual([
    'AUTH-11',
    'AUTH-12',
    'AUTH-13',
    'AUTH-14',
    'AUTH-15',
  ]);
});

it('reads lists and ranges of IDs', () => {
  expect(idsOfTitle('PLAT-01 PLAT-02 shows it')).toEqual(['PLAT-01', 'PLAT-02']);
  expect(idsOfTitle('CALC-NEWS-09..CALC-NEWS-11 bands')).toEqual([
    'CALC-NEWS-09',
    'CALC-NEWS-10',
    'CALC-NEWS-11',
  ]);
});

it('tells open, unknown and no longer open requirements apart', () => {
  const found = compare({
    listed: ['PLAT-01', 'PLAT-02', 'PLAT-03'],
    proved: new Set(['PLAT-01', 'PLAT-99', 'CURB-65']),
    noted: ['PLAT-01', 'PLAT-02'],
  });
  expect(found).toEqual({
    open: ['PLAT-02', 'PLAT-03'],
    unknown: ['PLAT-99'],
    newlyOpen: ['PLAT-03'],
    staleNotes: ['PLAT-01'],
  });
});
