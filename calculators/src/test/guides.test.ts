import { expect, it } from 'vitest';
import { guideOf, tools } from '../index.ts';
import type { Guide } from '../kit/guide.ts';
import { isThere } from './pages.ts';

const parts: readonly (keyof Guide)[] = ['whenToUse', 'pitfalls', 'evidence', 'next', 'creators'];

/** The parts for which no source was found, or which a tool that nobody in particular made cannot have. */
const without: Readonly<Record<string, readonly (keyof Guide)[]>> = {
  'infusion-rate': ['evidence', 'creators'],
  'asthma-severity': ['creators'],
  'local-anaesthetic': ['creators'],
  'magnesium-regimen': ['creators'],
  map: ['creators'],
  'post-intubation': ['creators'],
  rsi: ['creators'],
  'units-converter': ['creators'],
  wafelsm: ['creators'],
};

it.each(tools.map(({ id }) => id))(
  'has a guide with each of its parts and their sources for %s',
  async (id) => {
    const guide = await (guideOf(id) ?? expect.fail(`${id} has no row in calculators/src/guides.ts`))();
    const written = parts.filter((part) => (guide[part]?.length ?? 0) > 0);
    expect(written, 'the parts of the guide; a part without a source belongs to `without` above').toEqual(
      parts.filter((part) => !without[id]?.includes(part)),
    );
    const said = [...(guide.whenToUse ?? []), ...(guide.pitfalls ?? []), ...(guide.evidence ?? [])];
    for (const [text, source] of said) {
      expect(text).toMatch(/\.$/);
      expect(source, text).not.toBe('');
      for (const [, doi] of source.matchAll(/doi:(\S+)/g)) expect(doi, text).toMatch(/^10\.\d{4,9}\/\S+$/);
    }
    expect((guide.next ?? []).filter((page) => !isThere(page))).toEqual([]);
    expect(guide.next ?? []).not.toContainEqual({ tool: id });
  },
);
