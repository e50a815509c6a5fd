import type { Interaction, KeyedSource } from '@oryx/contract';
import type { Drug, NameSources, Names } from '../../drugs/names.ts';

/** Two drugs and their stored interactions. */
export interface Pair {
  readonly one: Drug;
  readonly other: Drug;
  /** Rows for both drugs, most severe first. An empty list does not mean that the pair is safe. */
  readonly rows: readonly StoredPair[];
}

export interface StoredPair {
  readonly row: Interaction;
  readonly source: KeyedSource | undefined;
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

/** Index of the stored interactions. */
export class Pairs {
  readonly #rows: readonly Row[];
  readonly #sources: ReadonlyMap<string, KeyedSource>;
  /** Drug classes by drug name. */
  readonly #classes: ReadonlyMap<string, readonly string[]>;

  constructor({ knowledge: { interactions } }: NameSources, names: Names) {
    const called = (name: string) => names.drug(name)?.name ?? name;
    const side = (all: readonly string[]) => new Set(all.map(called));
    this.#rows = interactions.rows.map((row) => ({ a: side(row.a), b: side(row.b), row }));
    this.#sources = new Map(interactions.sources.map((source) => [source.key, source]));
    this.#classes = new Map(
      interactions.drugs.map(({ name, classes }) => [called(name), classes.map(called)]),
    );
  }

  /**
   * Returns every pair of the drugs, most severe interaction first, pairs without a row last. A drug and its class, as in
   * `blood thinner, apixaban`, are one drug.
   */
  of(drugs: readonly Drug[]): Pair[] {
    const isOne = (drug: Drug, { name }: Drug) =>
      name.endsWith('(any)') && this.classesOf(drug).includes(name);
    const pairs = drugs.flatMap((one, at) =>
      drugs
        .slice(at + 1)
        .filter((other) => !isOne(one, other) && !isOne(other, one))
        .map((other) => this.#pair(one, other)),
    );
    return pairs.sort((x, y) => gravityOf(x) - gravityOf(y));
  }

  /** Returns every row for one drug, most severe first, with the names on the other side of the row. */
  with(drug: Drug): readonly (StoredPair & { readonly others: readonly string[] })[] {
    const own = this.#spokenOfBy(drug);
    return this.#rows
      .flatMap(({ a, b, row }) => {
        const isOf = (side: ReadonlySet<string>) => own.some((each) => side.has(each));
        if (!isOf(a) && !isOf(b)) return [];
        return [{ row, source: this.#sources.get(row.source), others: isOf(a) ? row.b : row.a }];
      })
      .sort((x, y) => gravity[x.row.severity] - gravity[y.row.severity]);
  }

  #pair(one: Drug, other: Drug): Pair {
    const [ofOne, ofOther] = [this.#spokenOfBy(one), this.#spokenOfBy(other)];
    const rows = this.#rows
      .filter((row) => speaksOf(row, ofOne, ofOther))
      .map(({ row }) => ({ row, source: this.#sources.get(row.source) }))
      .sort((x, y) => gravity[x.row.severity] - gravity[y.row.severity]);
    return { one, other, rows };
  }

  /** Returns the classes of a drug. A combination includes its components. */
  classesOf({ name }: Drug): readonly string[] {
    return this.#classes.get(name) ?? [];
  }

  /** Returns the names that match a drug in a row: its own name and its classes. */
  #spokenOfBy(drug: Drug): readonly string[] {
    return [drug.name, ...this.classesOf(drug)];
  }
}

function speaksOf({ a, b }: Row, one: readonly string[], other: readonly string[]): boolean {
  const names = (side: ReadonlySet<string>, drug: readonly string[]) => drug.some((name) => side.has(name));
  return (names(a, one) && names(b, other)) || (names(b, one) && names(a, other));
}

const gravityOf = ({ rows: [first] }: Pair): number => (first ? gravity[first.row.severity] : 3);
