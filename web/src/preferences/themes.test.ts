import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themes } from './preferences.ts';

const folder = `${import.meta.dirname}/..`;
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const styled = files.filter((file) => file.endsWith('.css') || file.endsWith('.tsx'));
const themeFile = 'ui/theme.css';

/** The blocks of the theme that hold tokens: their selector, and what they set. */
const blocks = [...read(themeFile).matchAll(/^(:root|\[data-(?:theme|contrast)=\S+) \{\n([^}]*)\}/gm)].map(
  ([, selector = '', body = '']) => ({
    selector,
    names: [...body.matchAll(/^ {2}([a-z-]+):/gm)].map(([, name = '']) => name),
  }),
);
const namesOf = (selector: string) =>
  blocks.filter((block) => block.selector === selector).flatMap(({ names }) => names);

it('SET-09 each theme sets only tokens that the light theme sets', () => {
  const chosen = themes.map(({ value }) => value).filter((value) => value !== 'light' && value !== 'system');
  for (const value of chosen) expect(namesOf(`[data-theme="${value}"]`)).toContain('--canvas');
  const light = namesOf(':root');
  expect(light.filter((name) => !name.startsWith('--'))).toEqual(['color-scheme']);
  for (const { names } of blocks) expect(names.filter((name) => !light.includes(name))).toEqual([]);
});

it('SET-09 no other rule names a theme or the class dark', () => {
  const inBlocks = blocks.filter(({ selector }) => selector.includes('data-theme'));
  expect(read(themeFile).match(/data-theme=/g)).toHaveLength(inBlocks.length);
  const others = styled.filter((file) => file !== themeFile);
  expect(others.filter((file) => read(file).includes('data-theme'))).toEqual([]);
  expect(styled.filter((file) => /\.dark\b|\bdark:[a-z[]/.test(read(file)))).toEqual([]);
});
