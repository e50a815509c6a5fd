import { readItem, readJson } from '../device/device-storage.ts';
import { storageKeys } from '../product.ts';

/**
 * The themes to choose from, in the words of the settings. Each is a block of tokens in `ui/theme.css`,
 * but for `system`, which is dark where the device is and light elsewhere.
 */
export const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;
type Theme = (typeof themes)[number]['value'];
const themeNames = themes.map(({ value }) => value);

/** Matches where the device itself is set to dark. */
export const darkDevice = '(prefers-color-scheme: dark)';

const fontFamilies = ['system', 'serif', 'mono'] as const;
type FontFamily = (typeof fontFamilies)[number];

/** Range of the font size in CSS pixels. */
export const fontSizeRange = { min: 12, max: 24, step: 1 } as const;

/** Display preferences of this device. */
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

/** Returns the stored preferences. Missing or invalid values fall back to their defaults. */
export function readPreferences(): Preferences {
  const stored = readJson(storageKeys.displaySettings);
  const settings: Partial<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  return {
    theme: oneOf(themeNames, readItem(storageKeys.theme), defaultPreferences.theme),
    fontSize: fontSizeFrom(settings['fontSize']),
    fontFamily: oneOf(fontFamilies, settings['fontFamily'], defaultPreferences.fontFamily),
    highContrast: settings['highContrast'] === true,
    reducedMotion: settings['reducedMotion'] === true,
  };
}

/** Applies preferences to the document, where the design tokens read them. */
export function applyPreferences(preferences: Preferences, deviceIsDark: boolean): void {
  const root = document.documentElement;
  const { theme, fontSize, fontFamily, highContrast, reducedMotion } = preferences;
  const shown = theme === 'system' ? (deviceIsDark ? 'dark' : 'light') : theme;
  root.setAttribute('data-theme', shown);
  // No style reads the class. The requirements fix it for others who look at the document.
  root.classList.toggle('dark', shown === 'dark');
  root.style.setProperty('--font-size', `${fontSize}px`);
  root.setAttribute('data-font-family', fontFamily);
  root.setAttribute('data-contrast', highContrast ? 'high' : 'normal');
  root.setAttribute('data-motion', reducedMotion ? 'reduced' : 'normal');
}
