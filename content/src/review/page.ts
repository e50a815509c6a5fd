import { parse } from 'yaml';
import { z } from 'zod';
import type { ContentDocument } from '../documents.ts';
import { type ContentName, contentFiles, type Folder, type SingleFile } from '../files.ts';
import { faultsOfGivenDrugs } from '../given-drugs.ts';
import { faultsOfPageNames } from '../page-names.ts';
import { isObject, type Json, type JsonObject } from './fact.ts';
import type { PageFile } from './facts.ts';
import { documentOfPage } from './reviewed-documents.ts';

/** Returns the page that a file holds. The text has passed the checks of content. */
export function readPage(path: string, text: string): PageFile {
  return { path, body: parse(text) as JsonObject };
}

/** What is wrong with a page, at a field of its file. An empty path stands for the whole page. */
export interface PageFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Returns the schema of the file of a page. */
export function schemaOfPage(name: ContentName): z.ZodType {
  const kind = contentFiles[name] as SingleFile | Folder;
  return 'file' in kind ? kind.file : kind.each;
}

/**
 * Returns the JSON Schema of each field of the file of a page. That of a list is the schema of one row. A box of a chart has
 * the ways that leave it.
 */
export function fieldSchemas(name: ContentName): Readonly<Record<string, Json>> {
  const whole = z.toJSONSchema(schemaOfPage(name), { io: 'input', unrepresentable: 'any' }) as JsonObject;
  const fields = isObject(whole.properties) ? whole.properties : {};
  const ofRow = (schema: Json): JsonObject => {
    const items = isObject(schema) && isObject(schema.items) ? schema.items : schema;
    return isObject(items) ? items : {};
  };
  const schemas = Object.fromEntries(
    Object.entries(fields).map(([field, schema]) => [field, ofRow(schema ?? {})]),
  );
  const { edges: way, nodes: box, ...others } = schemas;
  if (!way || !box) return schemas;
  const { from: _, ...ofWay } = isObject(way.properties) ? way.properties : {};
  const ways = { type: 'array', items: { ...way, properties: ofWay, required: ['to'] } };
  return { ...others, nodes: { ...box, properties: { ...(box.properties as JsonObject), ways } } };
}

/**
 * Returns what the checks of content say of a page: those of its own file, and those of all documents together.
 *
 * @param documents those that the checks compare, with the page as it was
 */
export function faultsOfPage({ path, body }: PageFile, documents: readonly ContentDocument[]): PageFault[] {
  const name = documentOfPage(path);
  if (!name) return [{ path: [], message: 'There is no such page.' }];
  const read = schemaOfPage(name).safeParse(body);
  if (!read.success) {
    return read.error.issues.map((issue) => ({
      path: issue.path.map((key) => (typeof key === 'number' ? key : String(key))),
      message: issue.message,
    }));
  }
  const changed = documents.map((each) => (each.name === name ? withRow(each, path, read.data) : each));
  const faults = faultsTogether(changed);
  if (faults.length === 0) return [];
  const before = new Set(faultsTogether(documents));
  return faults.filter((fault) => !before.has(fault)).map((message) => ({ path: [], message }));
}

function faultsTogether(documents: readonly ContentDocument[]): string[] {
  return [...twice(documents), ...faultsOfPageNames(documents), ...faultsOfGivenDrugs(documents)];
}

/** Numbers and names that two pages of a folder have. */
function twice(documents: readonly ContentDocument[]): string[] {
  return documents.flatMap(({ name, body, files }) => {
    const kind = contentFiles[name] as SingleFile | Folder;
    if ('file' in kind) return [];
    const { rows } = body as { readonly rows: readonly unknown[] };
    const paths = Object.keys(files).sort();
    return kind.together(
      rows.map((row, index) => ({
        file: paths[index] ?? '',
        body: row,
        faultAt: (_, reason) => `${paths[index]}: ${reason}`,
      })),
    );
  });
}

/** Returns a document with another row, or with another body if it is a single file. */
function withRow(document: ContentDocument, path: string, row: unknown): ContentDocument {
  if ('file' in contentFiles[document.name]) return { ...document, body: row };
  const at = Object.keys(document.files).sort().indexOf(path);
  const { rows } = document.body as { readonly rows: readonly unknown[] };
  return { ...document, body: { rows: rows.map((each, index) => (index === at ? row : each)) } };
}
