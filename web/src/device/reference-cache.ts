import { referenceCache } from '../product.ts';

/** Removes the reference lists that the service worker has stored on this device. */
export async function forgetReference(): Promise<void> {
  try {
    await window.caches?.delete(referenceCache);
  } catch {
    // Refused storage holds nothing.
  }
}
