import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { furtherTools } from '../further-tools.ts';
import { guideOf, tools } from '../index.ts';
import { isThere } from './pages.ts';

const withGuide = tools.filter(({ id }) => guideOf(id) !== undefined);

it('has a guide for each further tool, and offers each guide that is written', () => {
  for (const { id } of furtherTools) expect(guideOf(id), id).toBeDefined();
  const folders = readdirSync(join(import.meta.dirname, '..'), { recursive: true })
    .map(String)
    .filter((name) => /^[^/]+\/guide\.ts$/.test(name) && !name.startsWith('kit/'))
    .map((name) => name.split('/')[0]);
  expect(withGuide.map(({ id }) => id).sort()).toEqual(folders.sort());
});

it.each(withGuide.map(({ id }) => id))('names a source for all that it says of %s', async (id) => {
  const guide = await (guideOf(id) ?? expect.fail())();
  const said = [...(guide.whenToUse ?? []), ...(guide.pitfalls ?? []), ...(guide.evidence ?? [])];
  expect(said.length).toBeGreaterThan(0);
  for (const [text, source] of said) {
    expect(text).toMatch(/\.$/);
    expect(source, text).not.toBe('');
    for (const [, doi] of source.matchAll(/doi:(\S+)/g)) expect(doi, text).toMatch(/^10\.\d{4,9}\/\S+$/);
  }
  expect((guide.next ?? []).filter((page) => !isThere(page))).toEqual([]);
  expect(guide.next ?? []).not.toContainEqual({ tool: id });
});
