/**
 * Returns the active index of a list after a key: an index, -1 for the box itself, or null if the key is not
 * for the list. Home and End belong to the text until an option is active.
 */
export function placeAfter(key: string, place: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return place + 1 < count ? place + 1 : -1;
    case 'ArrowUp':
      return place === -1 ? count - 1 : place - 1;
    case 'Home':
      return place === -1 ? null : 0;
    case 'End':
      return place === -1 ? null : count - 1;
    default:
      return null;
  }
}
