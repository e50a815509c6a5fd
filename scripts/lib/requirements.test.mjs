import { expect, it } from 'vitest';
import { compare, idsOfTitle, requirementsOf, titlesOf } from './requirements.mjs';

it('requirementsOf reads the ID at the start of a line, and the browser mark at its end', () => {
  const list = [
    '## Shell, with a line that ends in *(proof: browser)*',
    '',
    '- **PLAT-01** The landing page.',
    '- **PLAT-02** A page without sideways scrolling. *(proof: browser)*',
    '- **CALC-NEWS-02** See **PLAT-09**, whose *(proof: browser)* is not its own.',
    '',
  ];
  expect(requirementsOf(list.join('\n'))).toEqual([
    { id: 'PLAT-01', needsBrowser: false },
    { id: 'PLAT-02', needsBrowser: true },
    { id: 'CALC-NEWS-02', needsBrowser: false },
  ]);
});

it('titlesOf reads the titles of all tests, even of parametrised and templated ones', () => {
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

it('idsOfTitle reads lists and ranges of IDs', () => {
  expect(idsOfTitle('PLAT-01 PLAT-02 shows it')).toEqual(['PLAT-01', 'PLAT-02']);
  expect(idsOfTitle('CALC-NEWS-09..CALC-NEWS-11 bands')).toEqual([
    'CALC-NEWS-09',
    'CALC-NEWS-10',
    'CALC-NEWS-11',
  ]);
});

it('compare lists open, unknown and no longer open requirements', () => {
  const found = compare({
    requirements: ['PLAT-01', 'PLAT-02', 'PLAT-03'].map((id) => ({ id, needsBrowser: false })),
    inBrowser: new Set(['PLAT-01', 'CURB-65']),
    cheaper: new Set(['PLAT-99']),
    noted: ['PLAT-01', 'PLAT-02'],
  });
  expect(found).toMatchObject({
    open: ['PLAT-02', 'PLAT-03'],
    unknown: ['PLAT-99'],
    newlyOpen: ['PLAT-03'],
    staleNotes: ['PLAT-01'],
  });
});

it('compare lists requirements that lack a browser test, and those that are proved twice', () => {
  const { open, unseen, twice } = compare({
    requirements: [
      { id: 'PLAT-01', needsBrowser: true },
      { id: 'PLAT-02', needsBrowser: true },
      { id: 'PLAT-03', needsBrowser: false },
      { id: 'PLAT-04', needsBrowser: false },
    ],
    inBrowser: new Set(['PLAT-01', 'PLAT-03']),
    cheaper: new Set(['PLAT-01', 'PLAT-02', 'PLAT-03', 'PLAT-04']),
    noted: [],
  });
  expect({ open, unseen, twice }).toEqual({ open: [], unseen: ['PLAT-02'], twice: ['PLAT-03'] });
});
