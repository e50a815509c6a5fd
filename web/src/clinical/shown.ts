/** Shown for a missing name, and for the facts that the specification asks it for. */
export const notAvailable = 'N/A';

/** Shown for any other missing fact: "not available" would read as "does not apply". */
export const noInformation = 'No information yet';

/** Returns a text, or what stands for a missing one. */
export function shown(text: string | null | undefined, missing = noInformation): string {
  return text?.trim() ? text : missing;
}
