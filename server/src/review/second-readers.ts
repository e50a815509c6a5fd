import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The tables of second readers, the same from src/ and dist/. */
const folder = fileURLToPath(new URL('../../../docs/content-review/', import.meta.url));
const files: Readonly<Record<string, string>> = { medications: 'medications.md', algorithms: 'charts.md' };
const columns = ['Compared or changed', 'Sources', 'Read by', 'Open questions'];

/** Returns what the second readers wrote of a page, by its document and number. Empty without the tables. */
export async function secondReaderNotes(document: string, id: unknown): Promise<string[]> {
  const file = files[document];
  if (!file || typeof id !== 'number') return [];
  const table = await readFile(`${folder}${file}`, 'utf8').catch(() => '');
  const row = table.split('\n').find((line) => line.startsWith(`| ${id} `));
  const cells = row?.split('|').slice(2, 6) ?? [];
  return cells.map((cell, index) => `${columns[index]}: ${cell.replaceAll('**', '').trim()}`);
}
