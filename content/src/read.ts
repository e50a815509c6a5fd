import { createHash } from 'node:crypto';
// Reading these hundreds of small files one after the other takes a third of the time.
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCompiled, writeCompiled } from './compiled.ts';
import {
  allContent,
  type ContentDocument,
  ContentError,
  type ContentTexts,
  documentsFrom,
} from './documents.ts';

/** The folder of the shipped content, the same from src/ and dist/. */
const shippedFolder = fileURLToPath(new URL('..', import.meta.url));

/** Folders of this package without content. */
const notContent = new Set(['src', 'dist', 'node_modules']);

/** The compiled content. There is none beside the sources, which the tests run. */
const compiledFile = fileURLToPath(new URL('./shipped.json', import.meta.url));

/**
 * Reads all shipped content. Parsing takes seconds, so the documents that the build has compiled are taken if
 * they are intact and files and code are still the same. Throws a ContentError that lists every fault.
 */
export async function readShippedContent(): Promise<ContentDocument[]> {
  const texts = await readTexts(shippedFolder);
  const compiled = await readCompiled(compiledFile);
  return compiled && compiled.key === (await keyOf(texts))
    ? compiled.documents
    : documentsFrom(texts, allContent);
}

/** Compiles the shipped content for `readShippedContent`. */
export async function compileShippedContent(): Promise<void> {
  const texts = await readTexts(shippedFolder);
  await writeCompiled(compiledFile, { key: await keyOf(texts), documents: documentsFrom(texts, allContent) });
}

/** Returns a hash of the texts of the content, and of the built code that makes documents of them. */
async function keyOf(texts: ContentTexts): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(texts).sort()));
  const others = ['@oryx/contract', '@oryx/doses', '@oryx/search'].map((name) => import.meta.resolve(name));
  for (const folder of [import.meta.url, ...others].map((url) => dirname(fileURLToPath(url)))) {
    const names = await readdir(folder, { recursive: true });
    for (const name of names.filter((each) => each.endsWith('.js')).sort()) {
      hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('hex');
}

/**
 * Reads the content of a folder. It may omit whole documents, but not parts of one. Throws a ContentError
 * that lists every fault, including unknown files.
 */
export async function readContent(folder: string): Promise<ContentDocument[]> {
  const documents = documentsFrom(await readTexts(folder));
  if (documents.length === 0) throw new ContentError([`${folder}:1: the folder holds no content`]);
  return documents;
}

async function readTexts(folder: string): Promise<ContentTexts> {
  const texts: Record<string, string> = {};
  const faults: string[] = [];
  for (const path of await contentPaths(folder)) {
    const text = decode(readFileSync(join(folder, path)));
    if (text === undefined) faults.push(`${path}:1: the file is not text in UTF-8`);
    else texts[path] = text;
  }
  if (faults.length > 0) throw new ContentError(faults);
  return texts;
}

/**
 * Returns the paths of possible content files: YAML files at the top level, and all files in content folders.
 */
async function contentPaths(folder: string): Promise<string[]> {
  const top = await readdir(folder, { withFileTypes: true });
  const areas = top.filter((entry) => entry.isDirectory() && !notContent.has(entry.name));
  const within = await Promise.all(
    areas.map((area) => readdir(join(folder, area.name), { recursive: true, withFileTypes: true })),
  );
  return [...top.filter(({ name }) => /\.ya?ml$/.test(name)), ...within.flat()]
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/**
 * Decodes UTF-8. Invalid bytes are rejected rather than replaced, because a lost degree sign would go
 * unnoticed.
 */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
