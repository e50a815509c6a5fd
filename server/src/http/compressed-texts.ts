import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;

/** A text in each encoding that the server offers. */
export interface CompressedText {
  readonly br: Bytes;
  readonly gzip: Bytes;
}

/** Quality of the build, which has time. */
const bestQuality = 11;

/**
 * Size in bytes above which a running server saves time: the better qualities would spend more than a second of
 * each start to save a tenth of a list. The build has compressed those that Oryx ships with.
 */
const largeText = 100_000;

/** Texts that the build has compressed. There are none beside the sources, which the tests run. */
const builtFolder = fileURLToPath(new URL('../compressed', import.meta.url));

/** Compresses a text, or reads what the build has made of it. */
export async function compressText(plain: Bytes, from = builtFolder): Promise<CompressedText> {
  const quality = plain.length > largeText ? 9 : bestQuality;
  return (await readCompressed(fileOf(plain, from))) ?? compress(plain, quality);
}

/** Compresses a text at the best quality, for the servers that start later. */
export async function keepCompressed(text: string, to = builtFolder): Promise<void> {
  const plain = new Uint8Array(Buffer.from(text));
  const { br, gzip: gz } = await compress(plain, bestQuality);
  const lengths = Buffer.from(JSON.stringify({ br: br.length, gzip: gz.length }));
  const body = Buffer.concat([lengths, newLine, br, gz]);
  await mkdir(to, { recursive: true });
  const file = fileOf(plain, to);
  await writeFile(`${file}.new`, Buffer.concat([Buffer.from(hashOf(body)), newLine, body]));
  await rename(`${file}.new`, file);
}

const newLine = Buffer.from('\n');

function fileOf(plain: Bytes, folder: string): string {
  return join(folder, hashOf(plain));
}

/** Returns the content of a file of the build, or undefined if there is none or it is not as it was written. */
async function readCompressed(file: string): Promise<CompressedText | undefined> {
  const all = await readFile(file).catch(() => Buffer.alloc(0));
  const [hash, body] = cut(all);
  // Brotli has no checksum, so a lost byte could show a wrong dose.
  if (hash.toString() !== hashOf(body)) return undefined;
  const [lengths, bytes] = cut(body);
  const { br } = JSON.parse(lengths.toString()) as { br: number };
  return { br: new Uint8Array(bytes.subarray(0, br)), gzip: new Uint8Array(bytes.subarray(br)) };
}

/** Cuts bytes at the end of their first line. */
function cut(bytes: Buffer): [Buffer, Buffer] {
  const end = bytes.indexOf(newLine);
  return [bytes.subarray(0, end), bytes.subarray(end + 1)];
}

async function compress(plain: Bytes, quality: number): Promise<CompressedText> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  return { br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
