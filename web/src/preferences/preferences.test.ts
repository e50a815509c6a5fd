import { afterEach, describe, expect, it } from 'vitest';
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

describe('reading the preferences', () => {
  it('SET-09 SET-12 CONST-10 returns the defaults on a new device', () => {
    expect(readPreferences()).toEqual({
      theme: 'light',
      fontSize: 16,
      fontFamily: 'system',
      highContrast: false,
      reducedMotion: false,
    });
  });

  it('SET-13 returns preferences as they were stored', () => {
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
  ])('SET-14 returns the defaults for invalid data: %s', (settings) => {
    store('purple', settings);
    expect(readPreferences()).toEqual(defaultPreferences);
  });

  it('SET-14 returns a stored part, and the defaults for the rest', () => {
    store(null, '{"fontFamily":"mono"}');
    expect(readPreferences()).toEqual({ ...defaultPreferences, fontFamily: 'mono' });
  });

  it.each([
    [40, 24],
    [3, 12],
    [18.4, 18],
  ])('SET-11 keeps the font size between 12 and 24: %d becomes %d', (stored, read) => {
    store(null, JSON.stringify({ fontSize: stored }));
    expect(readPreferences().fontSize).toBe(read);
  });
});

describe('preferences on the document', () => {
  const { documentElement: root } = document;

  it('SET-09 the theme dark adds the class dark, and the theme light removes it', () => {
    applyPreferences({ ...defaultPreferences, theme: 'dark' }, false);
    expect(root.classList.contains('dark')).toBe(true);
    applyPreferences({ ...defaultPreferences, theme: 'light' }, true);
    expect(root.classList.contains('dark')).toBe(false);
  });

  it.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)('SET-10 the theme %s on a device whose dark mode is %s is %s', (theme, deviceIsDark, shown) => {
    applyPreferences({ ...defaultPreferences, theme }, deviceIsDark);
    expect(root.getAttribute('data-theme')).toBe(shown);
    expect(root.classList.contains('dark')).toBe(shown === 'dark');
  });
});
