import { expect, it } from 'vitest';
import { filesOf, sizesOf } from './size-budget.mjs';

const manifest = {
  'index.html': { file: 'main.js', css: ['main.css'], imports: ['_react.js'], isEntry: true },
  '_react.js': { file: 'react.js' },
  'src/screens/home/home-screen.tsx': { file: 'home.js', imports: ['index.html', '_card.js'] },
  '_card.js': { file: 'card.js', css: ['card.css'] },
  '../calculators/src/nihss/nihss.ts': { file: 'nihss.js' },
};

it('a shared chunk counts once, with its static imports and style sheets', () => {
  expect(filesOf(manifest, ['index.html', 'src/screens/home/home-screen.tsx'])).toEqual({
    js: ['main.js', 'react.js', 'home.js', 'card.js'],
    css: ['main.css', 'card.css'],
  });
});

it('the size table compares first screens and tools with their budgets', () => {
  const sizes = sizesOf(manifest, () => 1000);
  expect(sizes).toContainEqual({ name: 'home JavaScript', bytes: 4000, budget: 76_800 });
  expect(sizes).toContainEqual({ name: 'home CSS', bytes: 2000, budget: 10_240 });
  expect(sizes).toContainEqual({ name: 'tool nihss', bytes: 1000, budget: 9216 });
});
