import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { type ContentName, contentFiles, type Folder, type SingleFile } from './files.ts';
import { parseYaml, type YamlFile } from './yaml-file.ts';

/** One content document, read and found in order. */
export interface ContentDocument {
  readonly name: ContentName;
  readonly body: unknown;
  /** Changes with the content, and not with comments or layout. */
  readonly hash: string;
}

/** Everything that is wrong with a folder of content, a line each: `file:line: reason`. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The content is not in order:\n${faults.join('\n')}`);
    this.faults = faults;
  }
}

/** The folder of the content that comes with Oryx, the same from src/ and from dist/. */
const shippedFolder = fileURLToPath(new URL('..', import.meta.url));

/** Folders of this package that hold no content. */
const notContent = new Set(['src', 'dist', 'node_modules']);

/** The content that comes with Oryx. Throws a ContentError that names every fault. */
export function readShippedContent(): Promise<ContentDocument[]> {
  return readContent(shippedFolder);
}

/** The content of a folder. Throws a ContentError that names every fault, missing and unknown files too. */
export async function readContent(folder: string): Promise<ContentDocument[]> {
  const names = Object.keys(contentFiles) as ContentName[];
  const present = await yamlFiles(folder);
  const faults = present
    .filter((file) => !names.some((name) => belongsTo(file, name)))
    .map((file) => `${file}:1: no content of this name is known`);
  const documents: ContentDocument[] = [];
  for (const name of names) {
    const read = await readDocument(folder, name, present);
    faults.push(...read.faults);
    documents.push({ name, body: read.body, hash: hashOf(read.body) });
  }
  if (faults.length > 0) throw new ContentError(faults);
  return documents;
}

/** The files that content may be in, by path: those at the top that are YAML, and all in folders of content. */
async function yamlFiles(folder: string): Promise<string[]> {
  const top = await readdir(folder, { withFileTypes: true });
  const areas = top.filter((entry) => entry.isDirectory() && !notContent.has(entry.name));
  const within = await Promise.all(
    areas.map((area) => readdir(join(folder, area.name), { recursive: true, withFileTypes: true })),
  );
  return [...top.filter(({ name }) => name.endsWith('.yaml')), ...within.flat()]
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Whether a file is the one of a document, or one of its folder. */
function belongsTo(file: string, name: ContentName): boolean {
  if ('file' in contentFiles[name]) return file === `${name}.yaml`;
  const slug = file.slice(`${name}/`.length);
  return file.startsWith(`${name}/`) && /^[a-z0-9-]+\.yaml$/.test(slug);
}

/** The body of a document; it means nothing when there are faults. */
async function readDocument(folder: string, name: ContentName, present: readonly string[]) {
  const kind = contentFiles[name] as SingleFile | Folder;
  const own = present.filter((file) => belongsTo(file, name));
  if ('file' in kind) {
    const { files, faults } = await parseAll(folder, own, kind.file);
    return {
      body: files[0]?.body,
      faults: own.length > 0 ? faults : [`${name}.yaml:1: the file is missing`],
    };
  }
  const { files, faults } = await parseAll(folder, own, kind.each);
  return {
    body: { rows: files.map(({ body }) => body) },
    faults: faults.length > 0 ? faults : kind.together(files),
  };
}

async function parseAll(folder: string, paths: readonly string[], schema: z.ZodType) {
  const files: YamlFile[] = [];
  const faults: string[] = [];
  for (const path of paths) {
    const read = parseYaml(path, await readFile(join(folder, path), 'utf8'), schema);
    if ('faults' in read) faults.push(...read.faults);
    else files.push(read);
  }
  return { files, faults };
}

function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');
}
