/** The highest numbers that the specification gives away. Its counts on home speak of these pages only. */
const lastSpecified = { algorithms: 43, medications: 42 } as const;

/** The pages of a list in the two parts that it shows, each in the order of the list. */
export interface Parts<Page> {
  readonly specified: readonly Page[];
  readonly further: readonly Page[];
}

/**
 * Returns the pages that the specification numbers, and the further ones, which stand after them under a heading of
 * their own.
 */
export function partsOf<Page extends { readonly id: number }>(
  kind: keyof typeof lastSpecified,
  pages: readonly Page[],
): Parts<Page> {
  const isFurther = ({ id }: Page) => id > lastSpecified[kind];
  return { specified: pages.filter((page) => !isFurther(page)), further: pages.filter(isFurther) };
}
