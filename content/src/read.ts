import { createHash } from 'node:crypto';
// Reading these hundreds of small files one after the other takes a third of the time.
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Keys, readCompiled, writeCompiled } from './compiled.ts';
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

/** The compiled content. */
const compiledFile = join(shippedFolder, 'dist', 'shipped.json');

/** The code that runs: the built one, or its sources in a test. */
const runs: keyof Keys = import.meta.url.endsWith('.ts') ? 'sources' : 'built';

/** The workspaces whose code makes documents of the texts. */
const makers = ['content', 'contract', 'doses', 'search'];

/** Where each kind of code lies in its workspace, and which of its files count. */
const kinds: Record<keyof Keys, { readonly folder: string; readonly counts: (name: string) => boolean }> = {
  built: { folder: 'dist', counts: (name) => name.endsWith('.js') },
  sources: {
    folder: 'src',
    counts: (name) => name.endsWith('.ts') && !/\.test\.ts$|(^|[\\/])test[\\/]/.test(name),
  },
};

/**
 * Reads all shipped content. Parsing takes seconds, so the documents that the build has compiled are taken if
 * they are intact and files and code are still the same. After a build the tests of no worker parse them again.
 * Throws a ContentError that lists every fault.
 */
export async function readShippedContent(): Promise<ContentDocument[]> {
  const texts = await readTexts(shippedFolder);
  const compiled = await readCompiled(compiledFile);
  return compiled && compiled.keys[runs] === (await keyOf(texts, runs))
    ? compiled.documents
    : documentsFrom(texts, allContent);
}

/** Compiles the shipped content for `readShippedContent`. */
export async function compileShippedContent(): Promise<void> {
  const texts = await readTexts(shippedFolder);
  const [built, sources] = await Promise.all([keyOf(texts, 'built'), keyOf(texts, 'sources')]);
  await writeCompiled(compiledFile, {
    keys: { built, sources },
    documents: documentsFrom(texts, allContent),
  });
}

/** Returns a hash of the texts of the content, and of the code that makes documents of them. */
async function keyOf(texts: ContentTexts, kind: keyof Keys): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(texts).sort()));
  const { folder, counts } = kinds[kind];
  for (const path of makers.map((maker) => join(shippedFolder, '..', maker, folder))) {
    const names = await readdir(path, { recursive: true });
    for (const name of names.filter(counts).sort()) {
      hash.update(`${name}\n`).update(readFileSync(join(path, name)));
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
