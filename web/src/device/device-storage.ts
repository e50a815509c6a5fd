/**
 * Device storage. A browser may refuse it (private mode, blocked cookies, full disk). The app then works
 * while the page is open, and remembers nothing.
 */
type Area = 'localStorage' | 'sessionStorage';

/** Returns the stored text, or null if there is none or storage is refused. */
export function readItem(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores the text, if the browser allows it. */
export function writeItem(key: string, value: string, area: Area = 'localStorage'): void {
  try {
    window[area].setItem(key, value);
  } catch (error) {
    console.error('This device does not store settings.', error);
  }
}

/** Removes the text of a key. */
export function removeItem(key: string, area: Area = 'localStorage'): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Refused storage holds nothing.
  }
}

/** Removes everything from localStorage except these keys. */
export function removeItemsBut(keptKeys: readonly string[]): void {
  try {
    for (const key of Object.keys(window.localStorage)) {
      if (!keptKeys.includes(key)) window.localStorage.removeItem(key);
    }
  } catch {
    // Refused storage holds nothing.
  }
}

/** Returns the stored JSON, or undefined if there is none or it is invalid. */
export function readJson(key: string): unknown {
  const text = readItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
