/**
 * Reads and writes what is kept on the device. A browser may refuse storage (private mode, blocked
 * cookies, full disk); the app then works on for as long as the page is open, and remembers nothing.
 */
type Area = 'localStorage' | 'sessionStorage';

/** The stored text, or null if there is none or storage is refused. */
export function readItem(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores the text if the browser lets us. */
export function writeItem(key: string, value: string, area: Area = 'localStorage'): void {
  try {
    window[area].setItem(key, value);
  } catch (error) {
    console.error('This device does not store settings.', error);
  }
}

/** Removes what is stored under the key, if anything. */
export function removeItem(key: string, area: Area = 'localStorage'): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Refused storage holds nothing to remove.
  }
}

/** Removes everything that is stored for good, but for these keys. */
export function removeItemsBut(keptKeys: readonly string[]): void {
  try {
    for (const key of Object.keys(window.localStorage)) {
      if (!keptKeys.includes(key)) window.localStorage.removeItem(key);
    }
  } catch {
    // Refused storage holds nothing to remove.
  }
}

/** The stored JSON, or undefined if there is none or it cannot be read. */
export function readJson(key: string): unknown {
  const text = readItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
