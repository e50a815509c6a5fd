import type { Interaction, KeyedSource } from '@oryx/contract';
import type { Drug, Names } from '../drugs/names.ts';
import type { RemiSources } from '../remi.ts';

/** Two drugs given together, and what is stored of them. */
export interface Pair {
  readonly one: Drug;
  readonly other: Drug;
  /** Rows that speak of both, the gravest first; none is no sign of safety. */
  readonly rows: readonly StoredPair[];
}

interface StoredPair {
  readonly row: Interaction;
  readonly source: KeyedSource | undefined;
  /** Members of a named class that the row is about, where it does not speak of the whole class. */
  readonly members: readonly string[];
}

interface Row {
  readonly a: ReadonlySet<string>;
  readonly b: ReadonlySet<string>;
  readonly row: Interaction;
}

const gravity: Readonly<Record<Interaction['severity'], number>> = {
  contraindicated: 0,
  major: 1,
  moderate: 2,
};

/** Everything that is stored of drugs given together. */
export class Pairs {
  readonly #rows: readonly Row[];
  readonly #sources: ReadonlyMap<string, KeyedSource>;
  /** The classes of each drug. */
  readonly #classes: ReadonlyMap<string, readonly string[]>;

  constructor({ knowledge: { interactions } }: RemiSources, names: Names) {
    const called = (name: string) => names.drug(name)?.name ?? name;
    const side = (all: readonly string[]) => new Set(all.map(called));
    this.#rows = interactions.rows.map((row) => ({ a: side(row.a), b: side(row.b), row }));
    this.#sources = new Map(interactions.sources.map((source) => [source.key, source]));
    this.#classes = new Map(
      interactions.drugs.map(({ name, classes }) => [called(name), classes.map(called)]),
    );
  }

  /** Every pair of some drugs, those with the gravest interaction first and those without one last. */
  of(drugs: readonly Drug[]): Pair[] {
    const pairs = drugs.flatMap((one, at) => drugs.slice(at + 1).map((other) => this.#pair(one, other)));
    return pairs.sort((x, y) => gravityOf(x) - gravityOf(y));
  }

  #pair(one: Drug, other: Drug): Pair {
    const [ofOne, ofOther] = [this.#spokenOfBy(one.name), this.#spokenOfBy(other.name)];
    const whole = this.#rows
      .filter((row) => speaksOf(row, ofOne, ofOther))
      .map((row) => this.#stored(row, []));
    const rows = whole.length > 0 ? whole : this.#ofMembers(one.name, other.name);
    return { one, other, rows: rows.toSorted((x, y) => gravity[x.row.severity] - gravity[y.row.severity]) };
  }

  /** Where a class is named: rows that speak of some of its members with the other. */
  #ofMembers(one: string, other: string): StoredPair[] {
    const pairs = this.#members(one).flatMap((a) => this.#members(other).map((b) => [a, b] as const));
    return this.#rows.flatMap((row) => {
      const found = pairs.filter(([a, b]) => speaksOf(row, this.#spokenOfBy(a), this.#spokenOfBy(b)));
      const members = new Set(found.flat().filter((name) => name !== one && name !== other));
      return found.length > 0 ? [this.#stored(row, [...members])] : [];
    });
  }

  #stored({ row }: Row, members: readonly string[]): StoredPair {
    return { row, source: this.#sources.get(row.source), members };
  }

  /** The names by which rows speak of a drug: its own and those of its classes. */
  #spokenOfBy(name: string): readonly string[] {
    return [name, ...(this.#classes.get(name) ?? [])];
  }

  /** The drugs of a class; of a drug, itself. */
  #members(name: string): readonly string[] {
    const members = [...this.#classes].filter(([, classes]) => classes.includes(name)).map(([drug]) => drug);
    return members.length > 0 ? members : [name];
  }
}

function speaksOf({ a, b }: Row, one: readonly string[], other: readonly string[]): boolean {
  const names = (side: ReadonlySet<string>, drug: readonly string[]) => drug.some((name) => side.has(name));
  return (names(a, one) && names(b, other)) || (names(b, one) && names(a, other));
}

const gravityOf = ({ rows: [first] }: Pair): number => (first ? gravity[first.row.severity] : 3);
