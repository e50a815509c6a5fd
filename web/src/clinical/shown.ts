/** Shown for a missing value. */
export const notAvailable = 'N/A';

/** Returns a text, or `N/A` if there is none. */
export function shown(text: string | null | undefined): string {
  return text?.trim() ? text : notAvailable;
}
