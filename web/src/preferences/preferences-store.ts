import { useSyncExternalStore } from 'react';
import { writeItem } from '../device/device-storage.ts';
import { storageKeys } from '../product.ts';
import { createEmitter } from '../ui/emitter.ts';
import {
  applyPreferences,
  darkDevice,
  defaultPreferences,
  type Preferences,
  readPreferences,
} from './preferences.ts';

const darkQuery = window.matchMedia(darkDevice);

let current = readPreferences();
const changes = createEmitter();

function show(preferences: Preferences) {
  current = preferences;
  applyPreferences(current, darkQuery.matches);
  changes.emit();
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
  darkQuery.addEventListener('change', () => show(current));
  window.addEventListener('storage', () => show(readPreferences()));
}

/** Returns the preferences of this device. The component renders again when they change. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(changes.subscribe, () => current);
}
