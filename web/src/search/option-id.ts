/** The id of the list of options. */
export const listId = 'search-options';

/** The id of the option at a place. */
export function optionId(place: number): string {
  return `search-option-${place}`;
}
