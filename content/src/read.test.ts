import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { ContentError, type ContentName, readContent } from './index.ts';
import { dose, drug } from './test/drugs.ts';
import { shippedContent } from './test/shipped.ts';

const shipped = fileURLToPath(new URL('../paediatrics', import.meta.url));

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('the content that comes with Oryx', () => {
  it('PAED-11 contains the paediatric tables with the fields of their rows', async () => {
    const tables = (await shippedContent()).filter(({ name }) => name.startsWith('paediatrics/'));
    const fields = tables.map(({ name, body }) => {
      const { rows } = body as { rows: Record<string, unknown>[] };
      return [name, Object.keys(rows[0] ?? {})];
    });
    expect(Object.fromEntries(fields)).toEqual({
      'paediatrics/vital-signs': [
        'ageGroup',
        'weightKg',
        'heartRateRange',
        'respiratoryRateRange',
        'systolicBpRange',
      ],
      'paediatrics/equipment': ['ageGroup', 'opaSize', 'ettSize', 'ngTubeSize'],
      'paediatrics/defibrillation': ['procedure', 'indication', 'energyJoulesPerKg', 'maxEnergy', 'notes'],
    });
  });

  it('writes no amount in a form that is known to be misread', async () => {
    const amount = '(?:mg|mL|g|micrograms?|mmol|units?)\\b(?!/d?L)';
    const misread = new RegExp(
      [
        `\\d[.,]0+\\s*${amount}`, // 1.0 mg, read as 10 mg
        `(?<!\\d)[.,]\\d+\\s*${amount}`, // .5 mg, read as 5 mg
        '\\d\\s*(?:U|IU|iu|cc|mcg|ug|µg|μg)\\b', // 5 U, read as 50; IU, read as IV; µg, read as mg
        '\\b(?:QD|QOD|q\\.?d\\.?|MSO4|MgSO4)\\b', // daily, every other day; morphine or magnesium
      ].join('|'),
    );
    // What people type to find a page is no dose.
    const typed = ['sources', 'synonyms', 'names', 'otherNames'];
    const misreadIn = (value: unknown, key = ''): string[] => {
      if (typeof value === 'string') return misread.test(value) ? [value] : [];
      if (typeof value !== 'object' || value === null || typed.includes(key)) return [];
      return Object.entries(value).flatMap(([name, each]) => misreadIn(each, name));
    };
    for (const { name, body } of await shippedContent()) {
      if (!name.startsWith('search/')) expect(misreadIn(body), name).toEqual([]);
    }
    expect(misreadIn({ doses: ['1.0 mg', '.5 mL', '5 IU', '2 mcg', 'MgSO4'] })).toHaveLength(5);
    expect(misreadIn({ limits: ['under 3.0 mmol/L', '0.5 mg', '10 units'] })).toEqual([]);
  });

  it('MED-14 ALG-22 contains the medications and algorithms that the specification numbers', async () => {
    const shipped = await shippedContent();
    const rowsOf = (name: ContentName) => {
      const body = shipped.find((each) => each.name === name)?.body;
      return (body as { rows: { id: number; source: string }[] }).rows;
    };
    const algorithmIds = (owner: string) =>
      rowsOf('algorithms').flatMap(({ id, source }) => (source === owner ? [id] : []));
    // Further ones take further numbers. These never change: addresses and requirements name them.
    expect(rowsOf('medications').map(({ id }) => id)).toEqual(expect.arrayContaining(numbers(1, 42)));
    expect(algorithmIds('RCSA')).toEqual(expect.arrayContaining(numbers(1, 11)));
    expect(algorithmIds('Namibia_STDG')).toEqual(expect.arrayContaining(numbers(12, 43)));
  });

  it('claims no review without a reviewer', async () => {
    const draft = { status: 'draft', by: null, on: null };
    const clinical = (await shippedContent()).filter(({ name }) => name !== 'updates');
    for (const { name, body } of clinical) {
      const { review, rows } = body as { review?: unknown; rows: { review?: unknown }[] };
      const reviews = review ? [review] : rows.map((row) => row.review);
      for (const each of reviews) expect(each, name).toEqual(draft);
    }
  });
});

describe('readContent', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oryx-content-'));
    await cp(shipped, join(folder, 'paediatrics'), { recursive: true });
  });

  afterEach(() => rm(folder, { recursive: true }));

  async function faultsAfter(change: (text: string) => string): Promise<readonly string[]> {
    const file = join(folder, 'paediatrics', 'equipment.yaml');
    await writeFile(file, change(await readFile(file, 'utf8')));
    const error = await readContent(folder).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ContentError);
    return error.faults;
  }

  it('reports file, line and reason of an invalid value', async () => {
    const text = await readFile(join(folder, 'paediatrics', 'equipment.yaml'), 'utf8');
    const line = text.split('\n').findIndex((each) => each.includes('ngTubeSize: 5-8 Fr')) + 1;
    const faults = await faultsAfter((whole) => whole.replace('ngTubeSize: 5-8 Fr', 'ngTubeSize: 5'));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(
      new RegExp(`^paediatrics/equipment\\.yaml:${line}: rows\\.0\\.ngTubeSize: .*string`),
    );
  });

  it('rejects a misspelt key', async () => {
    const faults = await faultsAfter((whole) => whole.replace('opaSize: 0 ', 'opaSise: 0 '));
    expect(faults.join('\n')).toContain('opaSise');
  });

  it('rejects a review without a reviewer', async () => {
    const faults = await faultsAfter((whole) => whole.replace('status: draft', 'status: reviewed'));
    expect(faults.join('\n')).toContain('review.by');
  });

  it('reports the line of malformed YAML', async () => {
    const faults = await faultsAfter((whole) => `${whole}\n  - "open\n`);
    expect(faults[0]).toMatch(/^paediatrics\/equipment\.yaml:\d+: /);
  });

  it('rejects a duplicate row', async () => {
    const faults = await faultsAfter((whole) => `${whole}${whole.slice(whole.indexOf('  - ageGroup'))}`);
    expect(faults[0]).toMatch(/rows\.5: the row Newborn .* stands twice$/);
  });

  it('reports files with unknown names, in folders and at the top level', async () => {
    await mkdir(join(folder, 'medications', 'old'), { recursive: true });
    for (const file of ['paediatrics/equipmnt.yaml', 'medications/A.yaml', 'medications/old/a.yaml', 'b.yml'])
      await writeFile(join(folder, file), '');
    await writeFile(join(folder, '.DS_Store'), '');
    await writeFile(join(folder, 'README.md'), '');
    await expect(readContent(folder)).rejects.toMatchObject({
      faults: ['b.yml', 'medications/A.yaml', 'medications/old/a.yaml', 'paediatrics/equipmnt.yaml'].map(
        (file) => `${file}:1: no content of this name is known`,
      ),
    });
  });

  it('accepts a folder without some documents, but not an empty one', async () => {
    await rm(join(folder, 'paediatrics', 'equipment.yaml'));
    const names = (await readContent(folder)).map(({ name }) => name);
    expect(names).toEqual(['paediatrics/vital-signs', 'paediatrics/defibrillation']);
    await rm(join(folder, 'paediatrics'), { recursive: true });
    await expect(readContent(folder)).rejects.toMatchObject({
      faults: [`${folder}:1: the folder holds no content`],
    });
  });

  it('MED-14 accepts any number of drugs with any unique numbers', async () => {
    await mkdir(join(folder, 'medications'));
    for (const [id, name] of [
      [1, 'One'],
      [43, 'Two'],
    ] as const) {
      const file = join(folder, 'medications', `${name.toLowerCase()}.yaml`);
      await writeFile(file, stringify(drug({ id, name })));
    }
    const medications = (await readContent(folder)).find(({ name }) => name === 'medications');
    expect(medications?.body).toMatchObject({ rows: [{ id: 1 }, { id: 43 }] });
  });

  it('MED-14 reports file and line of a wrong dose', async () => {
    await mkdir(join(folder, 'medications'));
    const text = stringify(drug({ doses: [dose({ routes: ['IV', 'IVI'] })] }));
    await writeFile(join(folder, 'medications', 'testamine.yaml'), text);
    const line = text.split('\n').findIndex((each) => each.includes('IVI')) + 1;
    const error = await readContent(folder).catch((thrown) => thrown);
    expect(error.faults).toEqual([
      expect.stringMatching(new RegExp(`^medications/testamine\\.yaml:${line}: doses\\.0\\.routes\\.1: `)),
    ]);
  });

  it('rejects invalid UTF-8, and characters that the database cannot store', async () => {
    const file = join(folder, 'paediatrics', 'equipment.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, Buffer.from(`# 30 \u00b0C\n${text}`, 'latin1'));
    await expect(readContent(folder)).rejects.toMatchObject({
      faults: ['paediatrics/equipment.yaml:1: the file is not text in UTF-8'],
    });
    await writeFile(file, text.replace('notes:', 'notes:\n  - "a\\0b"'));
    await expect(readContent(folder)).rejects.toMatchObject({
      faults: [expect.stringMatching(/^paediatrics\/equipment\.yaml:1: .*cannot be stored$/)],
    });
  });

  it('identifies content by its body, not by comments and layout', async () => {
    const hashes = async () => (await readContent(folder)).map(({ hash }) => hash);
    const file = join(folder, 'paediatrics', 'equipment.yaml');
    const text = await readFile(file, 'utf8');
    const before = await hashes();
    await writeFile(file, `# Another comment.\n${text}`);
    expect(await hashes()).toEqual(before);
    await writeFile(file, text.replace('5-8 Fr', '5-9 Fr'));
    expect(await hashes()).not.toEqual(before);
  });
});
