const storageKey = 'oryx-units';

/** Returns the unit last chosen on this device for a measurement, such as `umol/L` for creatinine. */
export function preferredUnit(measure: string): string | undefined {
  return readPreferences()[measure];
}

/** Stores the unit of a measurement on this device. */
export function preferUnit(measure: string, unit: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...readPreferences(), [measure]: unit }));
  } catch {
    // If storage fails, only the preference is lost.
  }
}

function readPreferences(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, unit]) => typeof unit === 'string'));
  } catch {
    return {};
  }
}
