import { createHash } from 'node:crypto';

/** A value as a content file holds it. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json | undefined;
}

/** One statement of a page that is read, signed and withdrawn by itself. */
export interface Fact {
  /** Where it stands in its page, by the name or id of its row, such as `doses/anaphylaxis/adult/IM`. */
  readonly address: string;
  /** The value in the file, as keys and indices. It changes with the order of the rows. */
  readonly path: readonly (string | number)[];
  /** What it is about, without any figure, so that it can be named where the fact itself was withdrawn. */
  readonly label: string;
  /** The statement as the file holds it. */
  readonly value: Json;
  /** SHA-256 of the statement with all that it needs to be understood. */
  readonly hash: string;
  /** How a fault in it hurts, from 0 to 5. See `dangerOf`. */
  readonly danger: number;
  /** The sources that it names. */
  readonly sources: readonly JsonObject[];
  /** True if it rests on general knowledge that was not read in a source. */
  readonly isGeneral: boolean;
}

/** A fact as a signature names it. */
export type SignedFact = Pick<Fact, 'address' | 'hash'>;

/**
 * Returns the one text of a value: keys in order, and nothing for null, an empty list or an empty object, because a file
 * may state or leave out what is not there.
 */
export function canonical(value: Json | undefined): string {
  return JSON.stringify(kept(value) ?? null);
}

function kept(value: Json | undefined): Json | undefined {
  if (value === null || value === undefined) return undefined;
  if (isList(value)) return value.length === 0 ? undefined : value.map((each) => kept(each) ?? null);
  if (typeof value !== 'object') return value;
  const fields = Object.entries(value)
    .map(([name, field]) => [name, kept(field)] as const)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);

/** Returns the SHA-256 of the canonical text of a value, in hexadecimal digits. */
export function hashOf(value: Json): string {
  return createHash('sha256').update(canonical(value)).digest('hex');
}

/** The facts in which two versions of a page differ. */
export interface Difference {
  readonly added: readonly Fact[];
  readonly changed: readonly { readonly before: Fact; readonly after: Fact }[];
  readonly removed: readonly Fact[];
}

/** Returns the difference of two versions of a page, fact by fact. Facts are paired by their address. */
export function differenceOf(before: readonly Fact[], after: readonly Fact[]): Difference {
  const old = new Map(before.map((fact) => [fact.address, fact]));
  const fresh = new Set(after.map(({ address }) => address));
  const pairs = after.map((fact) => ({ before: old.get(fact.address), after: fact }));
  return {
    added: pairs.filter((pair) => !pair.before).map((pair) => pair.after),
    changed: pairs.flatMap(({ before: one, after: other }) =>
      one && one.hash !== other.hash ? [{ before: one, after: other }] : [],
    ),
    removed: before.filter(({ address }) => !fresh.has(address)),
  };
}
