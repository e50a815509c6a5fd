import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentError, readContent, readShippedContent } from './index.ts';

const shipped = fileURLToPath(new URL('../paediatrics', import.meta.url));

describe('the content that comes with Oryx', () => {
  it('PAED-11 holds the paediatric tables with the fields of their rows', async () => {
    const documents = await readShippedContent();
    const fields = documents.map(({ name, body }) => {
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

  it('claims no review that nobody made', async () => {
    for (const { body } of await readShippedContent()) {
      expect(body).toMatchObject({ review: { status: 'draft', by: null, on: null } });
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

  it('names file, line and reason of a wrong value', async () => {
    const text = await readFile(join(folder, 'paediatrics', 'equipment.yaml'), 'utf8');
    const line = text.split('\n').findIndex((each) => each.includes('ngTubeSize: 5-8 Fr')) + 1;
    const faults = await faultsAfter((whole) => whole.replace('ngTubeSize: 5-8 Fr', 'ngTubeSize: 5'));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(
      new RegExp(`^paediatrics/equipment\\.yaml:${line}: rows\\.0\\.ngTubeSize: .*string`),
    );
  });

  it('refuses a misspelt key', async () => {
    const faults = await faultsAfter((whole) => whole.replace('opaSize: 0 ', 'opaSise: 0 '));
    expect(faults.join('\n')).toContain('opaSise');
  });

  it('refuses a review without a reviewer', async () => {
    const faults = await faultsAfter((whole) => whole.replace('status: draft', 'status: reviewed'));
    expect(faults.join('\n')).toContain('review.by');
  });

  it('names the line of broken YAML', async () => {
    const faults = await faultsAfter((whole) => `${whole}\n  - "open\n`);
    expect(faults[0]).toMatch(/^paediatrics\/equipment\.yaml:\d+: /);
  });

  it('names a missing and an unknown file', async () => {
    await rm(join(folder, 'paediatrics', 'equipment.yaml'));
    await writeFile(join(folder, 'paediatrics', 'equipmnt.yaml'), '');
    await expect(readContent(folder)).rejects.toMatchObject({
      faults: [
        'paediatrics/equipmnt.yaml:1: no content of this name is known',
        'paediatrics/equipment.yaml:1: the file is missing',
      ],
    });
  });
});
