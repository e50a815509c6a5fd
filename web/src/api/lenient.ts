import * as z from 'zod/mini';
import { pause } from '../device/pause.ts';

/*
 * The server may be older or newer than the app on the device, and the lists that the device keeps may be
 * older than both. What fits of them is shown; what does not never stops a screen.
 */

/** What stands for nothing, in the order in which it is tried. */
const nothings = [undefined, null, []];

/** A list that keeps the rows which fit. What is no list has none. */
export function rowsOf<Row extends z.ZodMiniType>(row: Row) {
  return z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((values): z.output<Row>[] =>
      values.flatMap((value) => {
        const read = row.safeParse(value);
        return read.success ? [read.data] : [];
      }),
    ),
  );
}

/** Reads a list as `rowsOf` does, row by row. Between two rows a tap or a paint has its turn. */
export async function readInSteps<Row extends z.ZodMiniType>(
  row: Row,
  answer: unknown,
): Promise<z.output<Row>[]> {
  const read: z.output<Row>[] = [];
  for (const value of Array.isArray(answer) ? answer : []) {
    const { success, data } = row.safeParse(value);
    if (success) read.push(data);
    await pause();
  }
  return read;
}

/**
 * An object of which a field that does not fit is left out, null or empty, whichever its schema allows. A
 * list among the fields keeps what fits, and a single value counts as a list of one. The object is refused
 * where a field must be there and does not fit.
 */
export function lenient<Schema extends z.ZodMiniObject>(schema: Schema) {
  return z.pipe(
    z.looseObject({}),
    z.transform((fields, context): z.output<Schema> => {
      const asItCame = schema.safeParse(fields);
      if (asItCame.success) return asItCame.data;
      const mended = Object.entries(schema.shape).map(([name, field]) => [
        name,
        fitting(field, fields[name]),
      ]);
      const read = schema.safeParse(Object.fromEntries(mended));
      if (read.success) return read.data;
      context.issues.push({ code: 'custom', input: fields, message: read.error.message });
      return z.NEVER;
    }),
  );
}

/** The value if it fits the field, otherwise what is left of it. */
function fitting(field: z.core.$ZodType, value: unknown): unknown {
  const fits = (each: unknown) => z.safeParse(field, each).success;
  if (fits(value)) return value;
  const element = elementOf(field);
  const kept = element && listOf(value).filter((each) => z.safeParse(element, each).success);
  return [kept, ...nothings].find(fits);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** The schema of the elements of a list that may be left out; undefined for what is no list. */
function elementOf(field: z.core.$ZodType): z.core.$ZodType | undefined {
  if (field instanceof z.ZodMiniOptional) return elementOf(field.def.innerType);
  return field instanceof z.ZodMiniArray ? field.def.element : undefined;
}

/** A text that says something. */
export const text = z.string().check(z.regex(/\S/));

/** A text, or another one where there is none. */
export function textOr(other: string) {
  return z.catch(text, other);
}

/** The id that a row has until `numbered` gives it one. */
export const unnumbered = 0;

/** The rows, each of which can be opened: one without a number gets one of its own below zero. */
export function numbered<Row extends { readonly id: number }>(rows: readonly Row[]): Row[] {
  return rows.map((row, index) => (row.id === unnumbered ? { ...row, id: -1 - index } : row));
}
