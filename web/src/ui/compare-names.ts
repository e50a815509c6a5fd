/** Returns a name without its capitals and accents. */
export const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/**
 * Compares two names for a list in alphabetical order, whatever their capitals and accents. The first use of
 * `localeCompare` loads its data, which delayed calculators and lists (decision 062).
 */
export function compareNames(one: string, other: string): number {
  const first = folded(one);
  const second = folded(other);
  return first === second ? 0 : first < second ? -1 : 1;
}
