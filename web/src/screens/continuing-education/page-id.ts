let last = 0;

/** Returns an id that is unique within this page. It is not stored. */
export function newPageId(): string {
  last += 1;
  return String(last);
}
