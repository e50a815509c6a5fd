import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  allContent,
  type ContentDocument,
  ContentError,
  type ContentTexts,
  documentsFrom,
} from './documents.ts';

/** The folder of the content that comes with Oryx, the same from src/ and from dist/. */
const shippedFolder = fileURLToPath(new URL('..', import.meta.url));

/** Folders of this package that hold no content. */
const notContent = new Set(['src', 'dist', 'node_modules']);

/** The content that comes with Oryx, all of it. Throws a ContentError that names every fault. */
export async function readShippedContent(): Promise<ContentDocument[]> {
  return documentsFrom(await readTexts(shippedFolder), allContent);
}

/**
 * The content of a folder, which may leave out whole documents but not parts of one. Throws a
 * ContentError that names every fault, unknown files too.
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
    const text = decode(await readFile(join(folder, path)));
    if (text === undefined) faults.push(`${path}:1: the file is not text in UTF-8`);
    else texts[path] = text;
  }
  if (faults.length > 0) throw new ContentError(faults);
  return texts;
}

/** The files that content may be in, by path: those at the top that are YAML, and all in folders of content. */
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

/** Refused rather than mended: a degree sign turned into a question mark would go unnoticed. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
