import { describe, expect, it } from 'vitest';
import { catalogueReferences } from './catalogue-references.ts';
import { categoryName, foundTools, toolsIn } from './found-tools.ts';

describe('the catalogue search', () => {
  it('TOOLS-02 ignores blank text', () => {
    expect(foundTools('')).toBeNull();
    expect(foundTools('   ')).toBeNull();
  });

  it('TOOLS-03 matches title or description in any case, across categories', () => {
    const ids = (text: string) => foundTools(text)?.map(({ id }) => id);
    expect(ids('WELLS')).toEqual(['wells-dvt', 'wells-pe']);
    expect(ids('wells')).toEqual(['wells-dvt', 'wells-pe']);
    expect(ids('parkland')).toEqual(['burns']);
  });

  it('TOOLS-04 counts a tool once though it stands in two categories', () => {
    expect(foundTools('Paediatric Glasgow')).toHaveLength(1);
    expect(toolsIn('general').some(({ id }) => id === 'paediatric-gcs')).toBe(true);
    expect(toolsIn('paediatrics').some(({ id }) => id === 'paediatric-gcs')).toBe(true);
  });

  it('TOOLS-11 does not find Cincinnati', () => {
    expect(foundTools('cincinnati')).toEqual([]);
  });

  it('TOOLS-05 names the categories', () => {
    expect(categoryName('general')).toBe('General');
    expect(categoryName('rsi')).toBe('RSI');
  });

  it('TOOLS-13 lists 13 references', () => {
    expect(catalogueReferences).toHaveLength(13);
  });
});
