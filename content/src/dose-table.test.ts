import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { doseTable, fileOf } from './test/dose-table.ts';
import { medications } from './test/shipped.ts';

const folder = fileURLToPath(new URL('../../docs/dose-table/', import.meta.url));

describe('docs/dose-table', () => {
  it('MED-07 MED-14 shows the doses of each drug as the app works them out: npm run dose-table', async () => {
    const drugs = await medications();
    for (const drug of drugs) await expect(doseTable(drug)).toMatchFileSnapshot(`${folder}${fileOf(drug)}`);
    const files = (await readdir(folder)).filter((file) => file !== 'README.md');
    const known = new Set(drugs.map(fileOf));
    expect(files.filter((file) => !known.has(file))).toEqual([]);
  });
});
