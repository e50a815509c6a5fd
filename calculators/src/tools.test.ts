import { describe, expect, it } from 'vitest';
import { furtherTools } from './further-tools.ts';
import { categories } from './tool.ts';
import { routeOf, specifiedTools, tools } from './tools.ts';

/** Card membership as the specification lists it, route suffixes by category. */
const specified: Record<(typeof categories)[number], string> = {
  general: 'gcs, news, paediatric-gcs, pews, shock-index, sofa-score, units-converter',
  cardiology:
    'cha2ds2-vasc, framingham-risk, grace-score, killip-classification, map, qtc-calculation, timi-score',
  neurology: 'abcd2-score, mmse, moca, nihss, rosier-score, stroke-fast',
  pulmonology: 'asthma-severity, curb65, geneva-score, mrc-dyspnea, wells-dvt, wells-pe',
  emergency: 'burns, trauma-score',
  paediatrics: 'apgar, ballard-score, weight-loss-formulas, paediatric-gcs, paediatric-trauma, wafelsm',
  psychiatric: 'cage-audit, phq9-gad7',
  surgical: 'air-score, alvarado, possum-score',
  rsi: 'post-intubation, rsi',
};

describe('the tool table', () => {
  it('PLAT-14 holds the 41 tools, each once', () => {
    expect(specifiedTools).toHaveLength(41);
    expect(new Set(specifiedTools.map(({ id }) => id)).size).toBe(41);
  });

  it('holds each tool once, with the further ones after the specified ones', () => {
    expect(tools).toEqual([...specifiedTools, ...furtherTools]);
    for (const key of ['id', 'title'] as const)
      expect(new Set(tools.map((tool) => tool[key])).size).toBe(tools.length);
    for (const { categories: some } of furtherTools) expect(some).not.toEqual([]);
  });

  it.each(categories)('TOOLS-09 TOOLS-10 category %s holds the specified tools', (category) => {
    const members = specifiedTools.filter((tool) => tool.categories.includes(category)).map(({ id }) => id);
    expect(members.sort()).toEqual(specified[category].split(', ').sort());
  });

  it('TOOLS-11 Cincinnati is on no card', () => {
    expect(tools.find(({ id }) => id === 'cincinnati-stroke')?.categories).toEqual([]);
  });

  it('TOOLS-12 every entry has title, description, colour, icon and route', () => {
    for (const tool of tools) {
      expect(tool.title).not.toBe('');
      expect(tool.description).toMatch(/\.$/);
      expect(tool.color).toBeDefined();
      expect(tool.icon).toBeDefined();
      expect(routeOf(tool)).toBe(tool.load ? `/calculator/${tool.id}` : '#');
    }
  });

  it('TOOLS-08 a tool that is not built yet leads to #', () => {
    const { load: _, ...unbuilt } = tools[0] ?? expect.fail();
    expect(routeOf(unbuilt)).toBe('#');
  });
});
