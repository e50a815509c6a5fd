/** Returns the only item of a list, or undefined if it has none or several. */
export const only = <Item>([one, ...others]: readonly Item[]): Item | undefined =>
  others.length === 0 ? one : undefined;
