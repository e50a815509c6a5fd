import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { type ContentName, contentFiles, type Folder, type SingleFile } from './files.ts';
import { faultsOfGivenDrugs } from './given-drugs.ts';
import { faultsOfPageNames } from './page-names.ts';
import { parseYaml, type YamlFile } from './yaml-file.ts';

/** The text of content files by path, such as `medications/adenosine.yaml`. */
export type ContentTexts = Readonly<Record<string, string>>;

/** One content document that has passed its checks. */
export interface ContentDocument {
  readonly name: ContentName;
  /** The content. Its rows are under `rows`. */
  readonly body: unknown;
  /** Hash of the body. Comments and layout of the files do not affect it. */
  readonly hash: string;
  /** The files that it was read from. */
  readonly files: ContentTexts;
}

/** All faults of content, one per line: `file:line: reason`. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The content is not in order:\n${faults.join('\n')}`);
    this.faults = faults;
  }
}

/** The names of all documents. */
export const allContent = Object.keys(contentFiles) as readonly ContentName[];

/**
 * Returns the documents in a set of files. Throws a ContentError that lists every fault.
 *
 * @param wanted the required documents
 */
export function documentsFrom(texts: ContentTexts, wanted: readonly ContentName[] = []): ContentDocument[] {
  const paths = Object.keys(texts).sort();
  const faults = paths
    .filter((path) => !allContent.some((name) => belongsTo(path, name)))
    .map((path) => `${path}:1: no content of this name is known`);
  const documents: ContentDocument[] = [];
  for (const name of allContent) {
    const own = paths.filter((path) => belongsTo(path, name));
    if (own.length === 0 && !wanted.includes(name)) continue;
    const files = Object.fromEntries(own.map((path) => [path, texts[path] ?? '']));
    const read = readDocument(name, files);
    faults.push(...read.faults);
    documents.push({ name, body: read.body, hash: hashOf(read.body), files });
  }
  if (faults.length === 0) faults.push(...faultsOfPageNames(documents), ...faultsOfGivenDrugs(documents));
  if (faults.length > 0) throw new ContentError(faults);
  return documents;
}

/** Returns true if a file is the file of a document, or is in its folder. */
function belongsTo(path: string, name: ContentName): boolean {
  const kind = contentFiles[name] as SingleFile | Folder;
  if ('file' in kind) return path === `${name}.yaml`;
  return path.startsWith(`${name}/`) && /^[a-z0-9-]+\.yaml$/.test(path.slice(name.length + 1));
}

/** Returns the body of a document, and its faults. The body is only valid without faults. */
function readDocument(name: ContentName, texts: ContentTexts): { body: unknown; faults: string[] } {
  const kind = contentFiles[name] as SingleFile | Folder;
  if ('file' in kind) {
    const { files, faults } = parseAll(texts, kind.file);
    const [only] = Object.keys(texts);
    return { body: files[0]?.body, faults: only ? faults : [`${name}.yaml:1: the file is missing`] };
  }
  const { files, faults } = parseAll(texts, kind.each);
  return {
    body: { rows: files.map(({ body }) => body) },
    faults: faults.length > 0 ? faults : kind.together(files),
  };
}

function parseAll(texts: ContentTexts, schema: z.ZodType): { files: YamlFile[]; faults: string[] } {
  const files: YamlFile[] = [];
  const faults: string[] = [];
  for (const [path, text] of Object.entries(texts)) {
    const read = parseYaml(path, text, schema);
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
