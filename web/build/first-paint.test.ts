import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { storageKeys } from '../src/product.ts';
import { firstPaint } from './first-paint.ts';

const entry = `${import.meta.dirname}/../src/preferences/first-paint.ts`;
const { documentElement: root } = document;

let script: string;

beforeAll(async () => {
  const { transformIndexHtml } = firstPaint(entry, ['chrome111']);
  if (typeof transformIndexHtml !== 'object') throw new Error('The plugin has no handler.');
  const tags = await transformIndexHtml.handler.call({} as never, '', {} as never);
  expect(tags).toEqual([{ tag: 'script', children: expect.any(String), injectTo: 'head' }]);
  script = (tags as { children: string }[])[0]?.children ?? '';
});

afterEach(() => {
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
});

it.each([
  [null, null, false, 'light', '16px', 'system', 'normal'],
  ['dark', '{"fontSize":24,"fontFamily":"mono","highContrast":true}', false, 'dark', '24px', 'mono', 'high'],
  ['system', '{"fontSize":11,"fontFamily":"serif"}', true, 'dark', '12px', 'serif', 'normal'],
  ['light', '{', true, 'light', '16px', 'system', 'normal'],
])(
  'SET-13 SET-16 the script in the page applies the stored theme %s and settings %s (dark device: %s)',
  (theme, settings, deviceIsDark, ...[shown, size, family, contrast]) => {
    if (theme !== null) localStorage.setItem(storageKeys.theme, theme);
    if (settings !== null) localStorage.setItem(storageKeys.displaySettings, settings);
    vi.stubGlobal('matchMedia', () => ({ matches: deviceIsDark }));
    new Function(script)();
    expect({ ...root.dataset }).toEqual({ theme: shown, fontFamily: family, contrast, motion: 'normal' });
    expect(root.style.getPropertyValue('--font-size')).toBe(size);
  },
);
