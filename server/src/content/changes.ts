import { isDeepStrictEqual } from 'node:util';
import { type ContentName, contentFiles, rowName } from '@oryx/content';

/** A changed row, with its changed fields. */
interface ChangedRow {
  readonly row: string;
  readonly fields: readonly string[];
}

/** The differences between two versions of a document. */
export interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly ChangedRow[];
  readonly removed: readonly string[];
  /** Changed fields outside the rows, such as the sources. */
  readonly beside: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the differences between two versions of a document. The order of fields is ignored. */
export function changesOf(name: ContentName, before: unknown, after: unknown): Changes {
  const [old, fresh] = [rowsByName(name, before), rowsByName(name, after)];
  const differing = [...fresh].map(([row, fields]) => {
    const earlier = old.get(row);
    return { row, isNew: !earlier, fields: earlier ? differingFields(earlier, fields) : [] };
  });
  return {
    added: differing.filter(({ isNew }) => isNew).map(({ row }) => row),
    changed: differing.filter(({ fields }) => fields.length > 0).map(({ row, fields }) => ({ row, fields })),
    removed: [...old.keys()].filter((row) => !fresh.has(row)),
    beside: differingFields(fieldsOf(before), fieldsOf(after)).filter((field) => field !== 'rows'),
  };
}

/** Returns the number of rows of a document. */
export function countRows(name: ContentName, body: unknown): number {
  return rowsByName(name, body).size;
}

function rowsByName(name: ContentName, body: unknown): Map<string, Fields> {
  const { rows } = fieldsOf(body);
  const list = Array.isArray(rows) ? rows : [];
  return new Map(list.map((row) => [rowName(row, contentFiles[name].key), fieldsOf(row)]));
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function differingFields(before: Fields, after: Fields): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(asJson(before[name]), asJson(after[name])));
}

/** Returns a value as PostgreSQL returns it, without undefined fields. */
function asJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
