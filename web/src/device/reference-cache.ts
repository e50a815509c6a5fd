import { referenceCache } from '../product.ts';

/** Removes the reference lists that the service worker has stored on this device. */
export async function forgetReference(): Promise<void> {
  try {
    await window.caches?.delete(referenceCache);
  } catch {
    // Refused storage holds nothing.
  }
}

/** Lets the service worker store reference lists on this device, until they are removed. */
export async function allowReference(): Promise<void> {
  try {
    await window.caches?.open(referenceCache);
  } catch {
    // Refused storage holds nothing.
  }
}
