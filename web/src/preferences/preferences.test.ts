import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storageKeys } from '../product.ts';
import { applyPreferences, defaultPreferences, readPreferences } from './preferences.ts';

function store(theme: string | null, settings: string | null) {
  if (theme !== null) localStorage.setItem(storageKeys.theme, theme);
  if (settings !== null) localStorage.setItem(storageKeys.displaySettings, settings);
}

afterEach(() => {
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
});

describe('stored preferences', () => {
  it('SET-09 SET-12 CONST-10 are the defaults on a new device', () => {
    expect(readPreferences()).toEqual({
      theme: 'light',
      fontSize: 16,
      fontFamily: 'system',
      highContrast: false,
      reducedMotion: false,
    });
  });

  it('SET-13 are read as they were stored', () => {
    store('dark', '{"fontSize":20,"fontFamily":"serif","highContrast":true,"reducedMotion":true}');
    expect(readPreferences()).toEqual({
      theme: 'dark',
      fontSize: 20,
      fontFamily: 'serif',
      highContrast: true,
      reducedMotion: true,
    });
  });

  it.each([
    '{',
    '',
    'null',
    '7',
    '[]',
    '"x"',
    '{"fontSize":"big","fontFamily":"comic","highContrast":"yes"}',
  ])('SET-14 fall back to the defaults when they make no sense: %s', (settings) => {
    store('purple', settings);
    expect(readPreferences()).toEqual(defaultPreferences);
  });

  it('SET-14 keep what is there when only a part is', () => {
    store(null, '{"fontFamily":"mono"}');
    expect(readPreferences()).toEqual({ ...defaultPreferences, fontFamily: 'mono' });
  });

  it.each([
    [40, 24],
    [3, 12],
    [18.4, 18],
  ])('SET-11 keep the font size between 12 and 24: %d becomes %d', (stored, read) => {
    store(null, JSON.stringify({ fontSize: stored }));
    expect(readPreferences().fontSize).toBe(read);
  });
});

describe('preferences on the document', () => {
  it('SET-09 dark adds the class dark, light removes it', () => {
    applyPreferences({ ...defaultPreferences, theme: 'dark' }, false);
    expect(document.documentElement.classList.contains('dark')).toBe(true);
    applyPreferences({ ...defaultPreferences, theme: 'light' }, true);
    expect(document.documentElement.classList.contains('dark')).toBe(false);
  });

  it('SET-10 system follows the device', () => {
    applyPreferences({ ...defaultPreferences, theme: 'system' }, true);
    expect(document.documentElement.classList.contains('dark')).toBe(true);
    applyPreferences({ ...defaultPreferences, theme: 'system' }, false);
    expect(document.documentElement.classList.contains('dark')).toBe(false);
  });
});

describe('the script before first paint', () => {
  // The first inline script of the page that the browser gets.
  const script =
    /<script>([\s\S]*?)<\/script>/.exec(
      readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8'),
    )?.[1] ?? '';

  function look() {
    const { documentElement: root } = document;
    const attributes = ['class', 'style', 'data-font-family', 'data-contrast', 'data-motion'];
    const found = attributes.map((name) => root.getAttribute(name) ?? '');
    for (const name of attributes) root.removeAttribute(name);
    return found;
  }

  it.each([
    [null, null, false],
    ['dark', '{"fontSize":24,"fontFamily":"mono","highContrast":true,"reducedMotion":true}', false],
    ['system', '{"fontSize":11,"fontFamily":"serif"}', true],
    ['system', '{"fontSize":"20","highContrast":"true"}', false],
    ['light', '{', true],
    ['purple', 'null', true],
    ['dark', '[1]', true],
  ])(
    'SET-13 SET-14 SET-16 looks like the app: theme %s, settings %s, dark device %s',
    (theme, settings, deviceIsDark) => {
      store(theme, settings);
      vi.stubGlobal('matchMedia', () => ({ matches: deviceIsDark }));
      new Function(script)();
      const before = look();
      applyPreferences(readPreferences(), deviceIsDark);
      expect(look()).toEqual(before);
      expect(before.join()).toContain('--font-size');
    },
  );
});
