import { describe, expect, it } from 'vitest';
import { knownNames, namesFor } from './known-names.ts';

const names = knownNames(
  [
    { name: 'Warfarin', names: ['Marevan', 'Coumadin'] },
    { name: 'Aspirin', names: [] },
    { name: 'Azithromycin', names: ['Zithromax'] },
  ],
  [{ name: 'Aspirin', synonyms: ['acetylsalicylic acid'], tradeNames: ['Disprin', 'Ecotrin'] }],
);
const offered = (text: string, chosen: readonly string[] = []) =>
  namesFor(text, names, chosen).map(({ name, drug }) => [name, drug]);

describe('the names of drugs to check', () => {
  it.each([
    ['war', ['Warfarin', 'Warfarin']],
    ['MAREV', ['Marevan', 'Warfarin']],
    ['disp', ['Disprin', 'Aspirin']],
    ['Zithrómax', ['Zithromax', 'Azithromycin']],
  ])('begin with %s', (text, found) => {
    expect(offered(text)).toEqual([found]);
  });

  it('are one for each drug, its own name before its others', () => {
    expect(offered('a')).toEqual([
      ['Aspirin', 'Aspirin'],
      ['Azithromycin', 'Azithromycin'],
    ]);
  });

  it('are none for a chosen drug, an unknown word or nothing', () => {
    expect(offered('war', ['Warfarin'])).toEqual([]);
    expect(offered('xyz')).toEqual([]);
    expect(offered(' ')).toEqual([]);
  });

  it('are at most six', () => {
    const many = knownNames(
      Array.from({ length: 9 }, (_, at) => ({ name: `Drug ${at}`, names: [] })),
      [],
    );
    expect(namesFor('drug', many, [])).toHaveLength(6);
  });
});
