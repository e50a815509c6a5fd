import { expect, it } from 'vitest';
import { splitStyles, withoutPseudoReset } from './styles.ts';

const styles = [
  '@layer theme,base,utilities;@layer base{h1{margin:0}.in-base{margin:0}}',
  '@layer utilities{.flex{display:flex}.p-4{padding:1rem}.px-2{padding-inline:.5rem}',
  '@media (hover:hover){.hover\\:flex:hover{display:flex}}',
  '@media (width>=64rem){@supports (a:b){.wide\\:p-\\[1\\.5rem\\]{padding:1.5rem}}}}',
  ':root{--ink:#000}@keyframes spin{to{rotate:360deg}}',
].join('');

it('the styles in the page hold everything but the utility classes that its code does not name', () => {
  expect(splitStyles(styles, 'className:`px-2 wide:p-[1.5rem]`').first).toBe(
    [
      '@layer theme,base,utilities;@layer base{h1{margin:0}.in-base{margin:0}}',
      '@layer utilities{.px-2{padding-inline:.5rem}',
      '@media (width>=64rem){@supports (a:b){.wide\\:p-\\[1\\.5rem\\]{padding:1.5rem}}}}',
      ':root{--ink:#000}@keyframes spin{to{rotate:360deg}}',
    ].join(''),
  );
  expect(splitStyles(styles, 'className:"hover:flex"').first).toContain('.hover\\:flex:hover');
});

it('the sheet for later holds every utility class in its order, and nothing else', () => {
  const { all } = splitStyles(styles, 'px-2');
  expect(styles).toContain(all);
  expect(all.match(/\.(?=[a-z])/g)).toHaveLength(5);
  expect(all).toMatch(/^@layer utilities\{\.flex.*\}$/);
  expect(all).not.toMatch(/:root|@keyframes|h1/);
});

it('styles without utility classes are refused', () => {
  expect(() => splitStyles('h1{margin:0}', '')).toThrow('The styles have no layer of utility classes.');
});

it('no rule fits the pseudo-elements of all elements', () => {
  expect(withoutPseudoReset('*,:after,:before,::backdrop{margin:0}.a:before{content:"b"}')).toBe(
    '*{margin:0}.a:before{content:"b"}',
  );
  for (const rule of [':before{margin:0}', '.a *::after{margin:0}', '.a{margin:0}::backdrop{color:red}']) {
    expect(() => withoutPseudoReset(rule)).toThrow('A rule of the styles fits');
  }
});
