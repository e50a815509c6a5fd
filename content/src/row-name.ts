/** Returns the name of a row from the key fields of its document. */
export function rowName(row: unknown, key: readonly string[]): string {
  const fields = row as Readonly<Record<string, unknown>>;
  return key.map((field) => [fields[field]].flat().join(', ')).join(' / ');
}
