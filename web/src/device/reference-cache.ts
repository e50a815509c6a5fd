import { referenceCache } from '../product.ts';

/** Removes the reference lists that are stored on this device. */
export async function forgetReference(): Promise<void> {
  try {
    await window.caches?.delete(referenceCache);
  } catch {
    // Refused storage holds nothing.
  }
}

/** Allows reference lists to be stored on this device, until they are removed. */
export async function allowReference(): Promise<void> {
  try {
    await window.caches?.open(referenceCache);
  } catch {
    // Refused storage holds nothing.
  }
}

/** Returns the stored answer of a path, if there is one. Its `date` header says when the server sent it. */
export async function storedAnswer(path: string): Promise<Response | undefined> {
  try {
    return await window.caches?.match(path, { cacheName: referenceCache, ignoreVary: true });
  } catch {
    return undefined;
  }
}

/**
 * Stores the answer of a path, if the session allows it: an answer that was in flight when the session ended is not
 * stored. Returns whether it is.
 */
export async function storeAnswer(path: string, text: string, date: string): Promise<boolean> {
  try {
    if (!(await window.caches?.has(referenceCache))) return false;
    const headers = { date, 'content-type': 'application/json' };
    await (await window.caches.open(referenceCache)).put(path, new Response(text, { headers }));
    return true;
  } catch (error) {
    console.error('This device does not store reference lists.', error);
    return false;
  }
}
