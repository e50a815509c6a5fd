import { patternNames } from '@oryx/contract';
import { expect, it } from 'vitest';
import { patternRows } from './search-words.ts';

/** Returns the faults of a file in which some rows say something else. */
function faultsOf(changed: Readonly<Record<string, string>>): string[] {
  const { error } = patternRows.file.safeParse({
    review: { status: 'draft', by: null, on: null },
    rows: patternNames.map((name) => ({
      name,
      said: [changed[name] ?? (name.startsWith('forms-') ? 'means = word' : 'word')],
    })),
  });
  return (error?.issues ?? []).map(({ message }) => message);
}

it('refuses a pattern that cannot be read, a name without a row above it, and a missing row', () => {
  const [first = 'someone', second = 'patient'] = patternNames;
  expect(faultsOf({ [second]: `with {${first}}` })).toEqual([]);
  expect(faultsOf({ [first]: `with {${second}}` })).toEqual([`no row above says ${second}`]);
  expect(faultsOf({ [first]: '(took' })[0]).toContain('SyntaxError');
  expect(faultsOf({ 'forms-units': 'kg = kilo, kilos' })).toEqual([]);
  for (const line of ['kg', 'kg = kilo, kilo'])
    expect(faultsOf({ 'forms-units': line })).toEqual(['forms-units lacks a form, or has one twice']);
  const none = patternRows.file.safeParse({ review: { status: 'draft', by: null, on: null }, rows: [] });
  expect(none.error?.issues.map(({ message }) => message)).toContain(`nothing says ${first}`);
});
