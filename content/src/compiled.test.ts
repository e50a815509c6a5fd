import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCompiled, writeCompiled } from './compiled.ts';

let folder: string;
let file: string;

const compiled = {
  keys: { built: 'of files and code', sources: 'of files and sources' },
  documents: [
    {
      name: 'medications' as const,
      body: { rows: [{ dose: '1 mg' }] },
      hash: 'a hash',
      files: { a: 'text' },
    },
  ],
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oryx-compiled-'));
  file = join(folder, 'shipped.json');
  await writeCompiled(file, compiled);
});

afterEach(() => rm(folder, { recursive: true }));

describe('compiled content', () => {
  it('is read as it was written', async () => {
    expect(await readCompiled(file)).toEqual(compiled);
  });

  it.each<[string, (text: string) => string]>([
    ['a changed dose', (text) => text.replace('1 mg', '9 mg')],
    ['a changed key', (text) => text.replace('of files', 'of fires')],
    ['a lost end', (text) => text.slice(0, -20)],
    ['zeros in place of its text', (text) => '\0'.repeat(text.length)],
    ['nothing in it', () => ''],
  ])('is not used with %s', async (_, damage) => {
    await writeFile(file, damage(await readFile(file, 'utf8')));
    expect(await readCompiled(file)).toBeUndefined();
  });

  it('may be missing', async () => {
    await rm(file);
    expect(await readCompiled(file)).toBeUndefined();
  });
});
