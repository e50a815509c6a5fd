import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { precompress } from './precompress.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oryx-precompress-'));
});

afterEach(() => rm(folder, { recursive: true }));

it('the build writes a brotli and a gzip form beside each text file, and none beside an image', async () => {
  const text = 'body { color: teal }\n'.repeat(50);
  await writeFile(join(folder, 'a.css'), text);
  await writeFile(join(folder, 'b.png'), 'not really an image');

  const { closeBundle } = precompress(folder);
  const hook = typeof closeBundle === 'object' ? closeBundle.handler : closeBundle;
  await (hook as () => Promise<void>)();

  expect((await readdir(folder)).sort()).toEqual(['a.css', 'a.css.br', 'a.css.gz', 'b.png']);
  expect(brotliDecompressSync(await readFile(join(folder, 'a.css.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(join(folder, 'a.css.gz'))).toString()).toBe(text);
});
