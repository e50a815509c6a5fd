import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { ContentDocument } from './documents.ts';

/** The shipped content, and the keys of the files and the code that it was made from. */
export interface Compiled {
  readonly keys: Keys;
  readonly documents: ContentDocument[];
}

/** A hash of the files with the built code, and one of the files with its sources, which the tests run. */
export interface Keys {
  readonly built: string;
  readonly sources: string;
}

/** Writes compiled content after a line with its hash. A server that starts meanwhile never sees half a file. */
export async function writeCompiled(file: string, compiled: Compiled): Promise<void> {
  const json = JSON.stringify(compiled);
  const unfinished = `${file}.new`;
  await writeFile(unfinished, `${hashOf(json)}\n${json}`);
  await rename(unfinished, file);
}

/** Returns compiled content, or undefined if there is none or the file is not as it was written. */
export async function readCompiled(file: string): Promise<Compiled | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const [hash = ''] = text.split('\n', 1);
  const json = text.slice(hash.length + 1);
  // A disk that has lost or changed a byte would otherwise show a wrong dose.
  return hash === hashOf(json) ? (JSON.parse(json) as Compiled) : undefined;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
