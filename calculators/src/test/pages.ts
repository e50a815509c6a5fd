import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NextPage, toolById } from '../index.ts';

const content = join(import.meta.dirname, '../../../content');

/** The numbers of the pages in a folder of the content, as their files state them. */
function idsIn(folder: string): ReadonlySet<number> {
  return new Set(
    readdirSync(join(content, folder)).map((file) => {
      const text = readFileSync(join(content, folder, file), 'utf8');
      return Number(/^id: (\d+)$/m.exec(text)?.[1]);
    }),
  );
}

const charts = idsIn('algorithms');
const drugs = idsIn('medications');

/** Returns true if Oryx has the page. */
export function isThere(page: NextPage): boolean {
  if ('chart' in page) return charts.has(page.chart);
  return 'drug' in page ? drugs.has(page.drug) : toolById(page.tool) !== undefined;
}
