import { readItem, writeItem } from '../device/device-storage.ts';
import { canInstall } from '../device/install-prompt.ts';
import { storageKeys } from '../product.ts';

/** The visit from which on the installation is offered. */
const offeredFrom = 2;

const dismissed = 'dismissed';

/** How the app can be installed here: by a button, or by the menu of Safari. */
export type InstallOffer = 'button' | 'safari';

/** Counts a visit, which lasts as long as its tab. */
export function countVisit(): void {
  const known = readItem(storageKeys.install);
  if (known === dismissed || readItem(storageKeys.install, 'sessionStorage') !== null) return;
  writeItem(storageKeys.install, 'counted', 'sessionStorage');
  writeItem(storageKeys.install, String((Number(known) || 0) + 1));
}

/** Returns how to install the app here, or null if that is not offered: installed, dismissed, or too early. */
export function installOffer(): InstallOffer | null {
  // Number of no number is 0, or NaN after a dismissal.
  if (!(Number(readItem(storageKeys.install)) >= offeredFrom)) return null;
  if (canInstall()) return 'button';
  // Only Safari on iOS says whether a page was opened from the home screen.
  return 'standalone' in navigator && navigator.standalone === false ? 'safari' : null;
}

/** Never offers the installation on this device again. */
export function dismissInstall(): void {
  writeItem(storageKeys.install, dismissed);
}
