import { expect, it } from 'vitest';
import { filesOf, sizesOf, stylesIn } from './size-budget.mjs';

const manifest = {
  'index.html': { file: 'main.js', imports: ['_react.js'], isEntry: true },
  '_react.js': { file: 'react.js' },
  'src/screens/home/home-screen.tsx': { file: 'home.js', imports: ['index.html', '_card.js'] },
  '_card.js': { file: 'card.js' },
  '../calculators/src/nihss/nihss.ts': { file: 'nihss.js' },
  'src/answers/remi-on-device.ts': { file: 'device.js', name: 'remi-on-device', imports: ['_responder.js'] },
  '_responder.js': { file: 'responder.js', name: 'responder' },
  '../remi/src/tools/plan/plan.ts': { file: 'plan.js', name: 'plan', imports: ['_responder.js'] },
};

it('a shared chunk counts once, with its static imports', () => {
  expect(filesOf(manifest, ['index.html', 'src/screens/home/home-screen.tsx'])).toEqual([
    'main.js',
    'react.js',
    'home.js',
    'card.js',
  ]);
});

it('the styles of a page are those that stand in it', () => {
  expect(stylesIn('<head><style>a{}\nb{}</style><link rel="stylesheet" href="/a.css"></head>')).toBe(
    'a{}\nb{}',
  );
});

it('the size table compares first screens and tools with their budgets', () => {
  const sizes = sizesOf(manifest, () => 1000);
  expect(sizes).toContainEqual({ name: 'home JavaScript', bytes: 4000, budget: 71_100 });
  expect(sizes).toContainEqual(expect.objectContaining({ name: 'Remi on the device', bytes: 2000 }));
  expect(sizes).toContainEqual(expect.objectContaining({ name: 'Remi, all kinds of answers', bytes: 3000 }));
  expect(sizes).toContainEqual({ name: 'tool nihss', bytes: 1000, budget: 8000 });
});
