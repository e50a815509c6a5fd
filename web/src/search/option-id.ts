/** Id of the list of options. */
export const listId = 'search-options';

/** Returns the id of an option by index. */
export function optionId(place: number): string {
  return `search-option-${place}`;
}
