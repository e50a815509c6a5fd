/*
 * CSV as spreadsheets write and read it: RFC 4180, with a byte order mark and CRLF on the way out, and
 * commas, semicolons or tabs on the way in.
 */

const byteOrderMark = '\uFEFF';

/** Matches the start of a text that a spreadsheet could take for a formula. */
const riskyBeginning = /^[\s']*[=+\-@＝＋－＠]|^'*[\t\r\n]/;

/** Prefixes a text with an apostrophe if a spreadsheet could run it as a formula. */
export function withGuard(text: string): string {
  return riskyBeginning.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe that `withGuard` adds. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && riskyBeginning.test(text.slice(1)) ? text.slice(1) : text;
}

function cellText(text: string): string {
  const guarded = withGuard(text);
  return /[",;\t\r\n]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** Returns a CSV file of rows. No cell can run as a formula. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** Returns the separator: the candidate that occurs most often in the first line. */
function separatorOf(text: string): string {
  const firstLine = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const count = (separator: string) => firstLine.split(separator).length;
  return [';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best), ',');
}

/**
 * Parses a CSV file. Cells are returned as typed, and empty lines are dropped. It accepts any text: an
 * unclosed quotation mark ends with the file.
 */
export function parseCsv(file: string): string[][] {
  const text = file.startsWith(byteOrderMark) ? file.slice(1) : file;
  const separator = separatorOf(text);
  const cells = new RegExp(
    `(?:"((?:[^"]|"")*)(?:"|$))?([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  );
  const rows: string[][] = [];
  let row: string[] = [];
  while (cells.lastIndex < text.length || row.length > 0) {
    const [, quoted, plain = '', end = ''] = cells.exec(text) ?? [];
    row.push(withoutGuard((quoted ?? '').replaceAll('""', '"') + plain));
    if (end === separator) continue;
    if (row.some((cell) => cell.trim() !== '')) rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}
