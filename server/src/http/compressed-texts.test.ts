import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressText, keepCompressed } from './compressed-texts.ts';

const text = '{"rows":["Adrenaline 1 mg"]}';
const plain = new Uint8Array(Buffer.from(text));
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oryx-compressed-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function expectText(): Promise<void> {
  const { br, gzip } = await compressText(plain, folder);
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(gunzipSync(gzip).toString()).toBe(text);
}

it('compresses a text that the build has not compressed', expectText);

it('reads a text that the build has compressed', async () => {
  await keepCompressed(text, folder);
  await expectText();
});

it('compresses a text again if the file of the build has lost or changed a byte', async () => {
  await keepCompressed(text, folder);
  const [name = ''] = await readdir(folder);
  const bytes = await readFile(join(folder, name));
  for (const damaged of [
    bytes.subarray(0, -1),
    Buffer.alloc(0),
    bytes.map((byte, at) => byte ^ Number(at === 90)),
  ]) {
    await writeFile(join(folder, name), damaged);
    await expectText();
  }
});
