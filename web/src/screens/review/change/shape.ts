import { isObject, type Json, type JsonObject } from '../desk.ts';

/** What a field may hold, from its JSON Schema. */
export type Shape =
  | { readonly kind: 'text'; readonly isOneLine: boolean }
  | { readonly kind: 'number' }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'mark' }
  | { readonly kind: 'list'; readonly item: Json }
  | { readonly kind: 'group'; readonly fields: readonly FieldShape[] }
  | { readonly kind: 'either'; readonly options: readonly Json[] };

/** A field of a group. */
export interface FieldShape {
  readonly name: string;
  readonly schema: Json;
  readonly isRequired: boolean;
}

/** Fields that the desk leaves as they are: the side on which an arrow runs. */
const hidden = new Set(['via']);

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const isNull = (schema: Json) => isObject(schema) && schema['type'] === 'null';

/** Returns the schemas of which a value has to fit one, and whether it may be null. */
function options(schema: Json): { readonly some: readonly Json[]; readonly isNullable: boolean } {
  if (!isObject(schema)) return { some: [schema], isNullable: false };
  if (Array.isArray(schema['type'])) {
    const of: JsonObject = schema;
    const types = listOf(schema['type']).filter((type) => type !== 'null');
    const some = types.map((type) => ({ ...of, type }));
    return { some, isNullable: types.length < listOf(schema['type']).length };
  }
  if (!Array.isArray(schema['anyOf'])) return { some: [schema], isNullable: false };
  const all = listOf(schema['anyOf']).map((each) => (isNull(each) ? undefined : options(each)));
  return {
    some: all.flatMap((each) => each?.some ?? []),
    isNullable: all.some((each) => each === undefined || each.isNullable),
  };
}

/** Returns what a field may hold, and whether it may be null. */
export function shapeOf(schema: Json): { readonly shape: Shape; readonly isNullable: boolean } {
  const { some, isNullable } = options(schema);
  const [only] = some;
  const shape: Shape = some.length === 1 && isObject(only) ? plain(only) : { kind: 'either', options: some };
  return { shape, isNullable };
}

function plain(schema: JsonObject): Shape {
  if (schema['const'] === true) return { kind: 'mark' };
  if (Array.isArray(schema['enum'])) return { kind: 'choice', choices: schema['enum'].map(String) };
  switch (schema['type']) {
    case 'number':
    case 'integer':
      return { kind: 'number' };
    case 'boolean':
      return { kind: 'yes-no' };
    case 'array':
      return { kind: 'list', item: schema['items'] ?? {} };
    case 'object': {
      const required = new Set(listOf(schema['required']));
      const properties = isObject(schema['properties']) ? schema['properties'] : {};
      const fields = Object.entries(properties)
        .filter(([name]) => !hidden.has(name))
        .map(([name, field]) => ({ name, schema: field, isRequired: required.has(name) }));
      return { kind: 'group', fields };
    }
    default:
      return { kind: 'text', isOneLine: typeof schema['pattern'] === 'string' };
  }
}

/** Returns the schema of a fact: that of its field, or of a list of it where the fact is the whole list. */
export const schemaOfFact = (schema: Json, value: Json): Json =>
  Array.isArray(value) && shapeOf(schema).shape.kind !== 'list' ? { type: 'array', items: schema } : schema;

/** Returns what a new field begins with: nothing is chosen for the clinician. */
export function emptyOf(schema: Json): Json {
  const { shape } = shapeOf(schema);
  switch (shape.kind) {
    case 'mark':
      return true;
    case 'yes-no':
      return false;
    case 'list':
      return [];
    case 'group':
      return Object.fromEntries(
        shape.fields
          .filter(({ isRequired }) => isRequired)
          .map(({ name, schema: of }) => [name, emptyOf(of)]),
      );
    case 'either':
      return emptyOf(shape.options[0] ?? {});
    default:
      return '';
  }
}

/** Returns true if a value is of the kind of a schema, whether it is right or not. */
export function isOfKind(schema: Json, value: Json): boolean {
  const { shape } = shapeOf(schema);
  switch (shape.kind) {
    case 'list':
      return Array.isArray(value);
    case 'group':
      return isObject(value);
    case 'choice':
      return typeof value === 'string';
    case 'yes-no':
    case 'mark':
      return typeof value === 'boolean';
    case 'either':
      return shape.options.some((option) => isOfKind(option, value));
    default:
      return typeof value === 'string' || typeof value === 'number';
  }
}

const isEmpty = (value: Json | undefined) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns a value as it is sent: an optional field that was left empty is not there. */
export function cleaned(schema: Json, value: Json): Json {
  const { shape, isNullable } = shapeOf(schema);
  if (value === '' && isNullable) return null;
  if (shape.kind === 'either') {
    const option = shape.options.find((each) => isOfKind(each, value));
    return option === undefined ? value : cleaned(option, value);
  }
  if (shape.kind === 'list')
    return Array.isArray(value) ? value.map((each) => cleaned(shape.item, each)) : value;
  if (shape.kind !== 'group' || !isObject(value)) return value;
  const known = new Map(shape.fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]): [string, Json][] => {
      const field = known.get(name);
      if (!field) return [[name, each]];
      return !field.isRequired && isEmpty(each) ? [] : [[name, cleaned(field.schema, each)]];
    }),
  );
}

/** Returns true if a field at a path is shown in the form of a value. */
export function isShown(schema: Json, value: Json | undefined, path: readonly (string | number)[]): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return true;
  const { shape } = shapeOf(schema);
  if (shape.kind === 'either') {
    const option = shape.options.find((each) => isOfKind(each, value ?? null));
    return option !== undefined && isShown(option, value, path);
  }
  if (shape.kind === 'list' && typeof key === 'number') {
    return Array.isArray(value) && key < value.length && isShown(shape.item, value[key], rest);
  }
  const field = shape.kind === 'group' && shape.fields.find(({ name }) => name === key);
  if (!field) return false;
  const inside = isObject(value) ? value[String(key)] : undefined;
  return (field.isRequired || !isAbsent(inside)) && isShown(field.schema, inside, rest);
}

/** Returns true if an optional field is not in the form until it is added. An empty text is there while it is typed. */
export const isAbsent = (value: Json | undefined): boolean => value === undefined || value === null;
