import { readJson, writeItem } from '../device/device-storage.ts';
import { storageKeys } from '../product.ts';

/** Number of users of a shared device who are remembered. */
const most = 30;

function welcomed(): readonly string[] {
  const stored = readJson(storageKeys.welcomed);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

/** Returns whether this user has seen or closed the cards of the first run on this device. */
export const isWelcomed = (userId: string): boolean => welcomed().includes(userId);

/** Never shows the cards of the first run to this user on this device again. */
export function noteWelcomed(userId: string): void {
  const others = welcomed().filter((id) => id !== userId);
  writeItem(storageKeys.welcomed, JSON.stringify([...others, userId].slice(-most)));
}
