const storageKey = 'oryx-units';

/** The unit this device last chose for a measurement, such as `umol/L` for creatinine. */
export function preferredUnit(measure: string): string | undefined {
  return readPreferences()[measure];
}

/** Keeps the unit of a measurement for this device. */
export function preferUnit(measure: string, unit: string): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...readPreferences(), [measure]: unit }));
  } catch {
    // A full or forbidden storage costs the preference, not the calculation.
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
