import { useSyncExternalStore } from 'react';
import { writeItem } from '../device/device-storage.ts';
import { storageKeys } from '../product.ts';
import { applyPreferences, defaultPreferences, type Preferences, readPreferences } from './preferences.ts';

const darkDevice = window.matchMedia('(prefers-color-scheme: dark)');

let current = readPreferences();
const listeners = new Set<() => void>();

function show(preferences: Preferences) {
  current = preferences;
  applyPreferences(current, darkDevice.matches);
  for (const listener of listeners) listener();
}

/** Applies the change at once and stores it on the device. */
export function setPreferences(change: Partial<Preferences>): void {
  const next = { ...current, ...change };
  const { theme, ...displaySettings } = next;
  writeItem(storageKeys.theme, theme);
  writeItem(storageKeys.displaySettings, JSON.stringify(displaySettings));
  show(next);
}

/** Sets every preference to its default, the light theme included. */
export function resetPreferences(): void {
  setPreferences(defaultPreferences);
}

/** Applies the stored preferences, and follows the device's dark mode and the other tabs. Called once. */
export function startPreferences(): void {
  show(readPreferences());
  darkDevice.addEventListener('change', () => show(current));
  window.addEventListener('storage', () => show(readPreferences()));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The preferences of this device; the component renders again when they change. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, () => current);
}
