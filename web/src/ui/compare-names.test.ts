import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tools } from '@oryx/calculators';
import { describe, expect, it } from 'vitest';
import { compareNames } from './compare-names.ts';

/** Returns the names of the shipped pages in a folder of the content. */
function namesIn(folder: string): string[] {
  const path = join(import.meta.dirname, '../../../content', folder);
  return readdirSync(path).flatMap(
    (file) => /^(?:name|title): '?(.+?)'?$/m.exec(readFileSync(join(path, file), 'utf8'))?.[1] ?? [],
  );
}

describe('compareNames', () => {
  it.each([
    ['MED-01', 'drugs', namesIn('medications')],
    ['ALG-01', 'charts', namesIn('algorithms')],
    ['CALC-01', 'tools', tools.map(({ title }) => title)],
  ])('%s orders the %s as a dictionary does', (_, __, names) =>
    expect(names.toSorted(compareNames)).toEqual(
      names.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' })),
    ),
  );

  it('takes capitals and accents as the same letters', () =>
    expect(['éclair', 'Zinc', 'Eclampsia', 'adrenaline'].toSorted(compareNames)).toEqual([
      'adrenaline',
      'éclair',
      'Eclampsia',
      'Zinc',
    ]));
});
