/*
 * CSV as spreadsheets write and read it: RFC 4180, with a byte order mark and CRLF on the way out, and
 * commas, semicolons or tabs on the way in.
 */

const byteOrderMark = '\uFEFF';

/** How a text begins that a spreadsheet could take for a formula, whatever stands before it. */
const riskyBeginning = /^[\s']*[=+\-@＝＋－＠]|^'*[\t\r\n]/;

/** The text with an apostrophe before it if a spreadsheet could run it as a formula. */
export function withGuard(text: string): string {
  return riskyBeginning.test(text) ? `'${text}` : text;
}

/** The text without the apostrophe that `withGuard` sets before it. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && riskyBeginning.test(text.slice(1)) ? text.slice(1) : text;
}

function cellText(text: string): string {
  const guarded = withGuard(text);
  return /[",;\t\r\n]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** A CSV file of these rows. No cell of it runs as a formula. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** What separates the cells: of the candidates the one that the first line has most of. */
function separatorOf(text: string): string {
  const firstLine = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const count = (separator: string) => firstLine.split(separator).length;
  return [';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best), ',');
}

/**
 * The rows of a CSV file, each cell as the user typed it; empty lines are left out. It takes any text:
 * a quotation mark that never closes ends with the file.
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
