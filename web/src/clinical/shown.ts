/** What stands in the place of a value that is missing. */
export const notAvailable = 'N/A';

/** A value, or `N/A` where there is none or something that is no text. */
export function shown(value: unknown): string {
  return textOf(value) ?? notAvailable;
}

/** A value as text, or null where there is none or something that is no text. */
export function textOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text : null;
}

/** The texts of a list; a single text counts as a list of one, and what is no text is left out. */
export function textsOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.map(textOf).filter((text) => text !== null);
}

/** The objects of a list; anything else is left out. */
export function recordsOf(value: unknown): Record<string, unknown>[] {
  const values: unknown[] = Array.isArray(value) ? value : [];
  return values.filter(
    (each): each is Record<string, unknown> =>
      typeof each === 'object' && each !== null && !Array.isArray(each),
  );
}

/**
 * The number of a row, or one of its own below zero, so that also a row without a number can be opened.
 */
export function idOf(value: unknown, index: number): number {
  return Number.isInteger(value) ? Number(value) : -1 - index;
}
