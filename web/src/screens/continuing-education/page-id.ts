let last = 0;

/** An id for a list item, unlike every other of this page. It is not stored. */
export function newPageId(): string {
  last += 1;
  return String(last);
}
