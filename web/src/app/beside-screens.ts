import { startPreferences } from '../preferences/preferences-store.ts';
import { followTouches } from '../ui/touched-focus.ts';

/** Starts what follows the device and the user on every screen, and can wait for the first one. */
export function startBesideScreens(): void {
  startPreferences();
  followTouches();
}
