import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { type ContentName, contentFiles } from './files.ts';

/** One content file, read and found in order. */
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
  const faults = await unknownFiles(folder, new Set(names.map(fileOf)));
  const documents: ContentDocument[] = [];
  for (const name of names) {
    const text = await readFile(join(folder, fileOf(name)), 'utf8').catch(() => undefined);
    const read =
      text === undefined ? { faults: [`${fileOf(name)}:1: the file is missing`] } : parse(name, text);
    if (read.faults) faults.push(...read.faults);
    else documents.push({ name, body: read.body, hash: hashOf(read.body) });
  }
  if (faults.length > 0) throw new ContentError(faults);
  return documents;
}

function fileOf(name: ContentName): string {
  return `${name}.yaml`;
}

async function unknownFiles(folder: string, known: ReadonlySet<string>): Promise<string[]> {
  const areas = (await readdir(folder, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && !notContent.has(entry.name),
  );
  const files = await Promise.all(
    areas.map(async (area) => readdir(join(folder, area.name), { recursive: true, withFileTypes: true })),
  );
  return files
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !known.has(file))
    .map((file) => `${file}:1: no content of this name is known`);
}

type Parsed = { body: unknown; faults?: undefined } | { faults: string[] };

function parse(name: ContentName, text: string): Parsed {
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const faultAt = (offset: number, reason: string) =>
    `${fileOf(name)}:${lines.linePos(offset).line}: ${reason.replaceAll('\n', ' ')}`;
  if (yaml.errors.length > 0) {
    return { faults: yaml.errors.map((error) => faultAt(error.pos[0], error.message)) };
  }
  const checked: z.ZodSafeParseResult<unknown> = contentFiles[name].safeParse(yaml.toJS());
  if (checked.success) return { body: checked.data };
  const faults = checked.error.issues.map((issue) =>
    faultAt(offsetOf(yaml, issue.path), `${issue.path.join('.') || 'the file'}: ${issue.message}`),
  );
  return { faults };
}

/** Where the value of a path stands, or the nearest thing around it that is there. */
function offsetOf(yaml: ReturnType<typeof parseDocument>, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = yaml.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
