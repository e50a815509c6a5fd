import { readItem, readJson } from '../device/device-storage.ts';
import { storageKeys } from '../product.ts';

const themes = ['light', 'dark', 'system'] as const;
type Theme = (typeof themes)[number];

const fontFamilies = ['system', 'serif', 'mono'] as const;
type FontFamily = (typeof fontFamilies)[number];

/** The range of the font size, in CSS pixels. */
export const fontSizeRange = { min: 12, max: 24, step: 1 } as const;

/** How Oryx looks on this device. */
export interface Preferences {
  theme: Theme;
  /** In CSS pixels. */
  fontSize: number;
  fontFamily: FontFamily;
  highContrast: boolean;
  reducedMotion: boolean;
}

export const defaultPreferences: Preferences = {
  theme: 'light',
  fontSize: 16,
  fontFamily: 'system',
  highContrast: false,
  reducedMotion: false,
};

function oneOf<Option>(options: readonly Option[], value: unknown, fallback: Option): Option {
  return options.find((option) => option === value) ?? fallback;
}

function fontSizeFrom(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return defaultPreferences.fontSize;
  return Math.min(fontSizeRange.max, Math.max(fontSizeRange.min, Math.round(value)));
}

/** The stored preferences; whatever is missing or makes no sense falls back to its default. */
export function readPreferences(): Preferences {
  const stored = readJson(storageKeys.displaySettings);
  const settings: Partial<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  return {
    theme: oneOf(themes, readItem(storageKeys.theme), defaultPreferences.theme),
    fontSize: fontSizeFrom(settings['fontSize']),
    fontFamily: oneOf(fontFamilies, settings['fontFamily'], defaultPreferences.fontFamily),
    highContrast: settings['highContrast'] === true,
    reducedMotion: settings['reducedMotion'] === true,
  };
}

/**
 * Puts preferences on the document, where the design tokens read them. The script in index.html does the
 * same before first paint; a test holds the two together.
 */
export function applyPreferences(preferences: Preferences, deviceIsDark: boolean): void {
  const root = document.documentElement;
  const { theme, fontSize, fontFamily, highContrast, reducedMotion } = preferences;
  root.classList.toggle('dark', theme === 'dark' || (theme === 'system' && deviceIsDark));
  root.style.setProperty('--font-size', `${fontSize}px`);
  root.setAttribute('data-font-family', fontFamily);
  root.setAttribute('data-contrast', highContrast ? 'high' : 'normal');
  root.setAttribute('data-motion', reducedMotion ? 'reduced' : 'normal');
}
