import { describe, expect, it } from 'vitest';
import { addRecentSearch, readRecentSearches, withTerm } from './recent-searches.ts';

const key = 'oryx-recent-searches';

describe('recent searches', () => {
  it('SRCH-14 are listed once each, newest first, whatever the case of the letters', () => {
    expect(['a', 'b', 'a'].reduce<string[]>(withTerm, [])).toEqual(['a', 'b']);
    expect(withTerm(['adrenaline', 'gcs'], ' Adrenaline ')).toEqual(['Adrenaline', 'gcs']);
  });

  it('SRCH-14 are five at most, and the oldest one is dropped', () => {
    expect(['1', '2', '3', '4', '5', '6'].reduce<string[]>(withTerm, [])).toEqual(['6', '5', '4', '3', '2']);
  });

  it('SRCH-15 are kept on the device', () => {
    addRecentSearch('gcs');
    addRecentSearch('fits');
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(['fits', 'gcs']);
    expect(readRecentSearches()).toEqual(['fits', 'gcs']);
  });

  it.each([
    ['{', []],
    ['{"a":1}', []],
    ['["a",1,null," ","A","b","c","d","e","f"]', ['a', 'b', 'c', 'd', 'e']],
  ])('SRCH-15 are read from %s as %j', (stored, read) => {
    localStorage.setItem(key, stored);
    expect(readRecentSearches()).toEqual(read);
  });
});
