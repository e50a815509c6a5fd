import type { DrugSource } from '@oryx/contract';
import { expect, it } from 'vitest';
import { sourceText } from './source-text.ts';

const source = (changes: Partial<DrugSource>): DrugSource => ({
  key: 'a',
  kind: 'teaching',
  title: 'Notes on arrest',
  edition: '2020',
  read: 'excerpt',
  for: 'doses',
  ...changes,
});

it('MED-07 names a source with its edition and kind, as far as they are known', () => {
  expect(sourceText(source({}))).toBe('Notes on arrest, 2020 (teaching page)');
  expect(sourceText(source({ kind: 'label', edition: 'not stated' }))).toBe('Notes on arrest (label)');
  expect(sourceText(source({ kind: null, edition: '' }))).toBe('Notes on arrest');
});
