import type { Interaction, KeyedSource } from '@oryx/contract';
import type { Drug, Names } from '../drugs/names.ts';
import type { RemiSources } from '../remi.ts';

/** Two drugs given together, and what is stored of them. */
export interface Pair {
  readonly one: Drug;
  readonly other: Drug;
  /** Rows that name both, the gravest first; none is no sign of safety. */
  readonly rows: readonly StoredPair[];
}

interface StoredPair {
  readonly row: Interaction;
  readonly source: KeyedSource | undefined;
  /** Members of a named group that the row is about, where it does not name the group itself. */
  readonly members: readonly string[];
}

const gravity: Readonly<Record<Interaction['severity'], number>> = {
  contraindicated: 0,
  major: 1,
  moderate: 2,
};

/** Everything that is stored of drugs given together. */
export class Pairs {
  readonly #rows: readonly {
    readonly a: ReadonlySet<string>;
    readonly b: ReadonlySet<string>;
    readonly row: Interaction;
  }[];
  readonly #sources: ReadonlyMap<string, KeyedSource>;

  constructor({ knowledge: { interactions } }: RemiSources, names: Names) {
    const drugNames = (side: readonly string[]) =>
      new Set(side.map((name) => names.drug(name)?.name ?? name));
    this.#rows = interactions.rows.map((row) => ({ a: drugNames(row.a), b: drugNames(row.b), row }));
    this.#sources = new Map(interactions.sources.map((source) => [source.key, source]));
  }

  /** Every pair of some drugs, those with the gravest interaction first and those without one last. */
  of(drugs: readonly Drug[]): Pair[] {
    const pairs = drugs.flatMap((one, at) => drugs.slice(at + 1).map((other) => this.#pair(one, other)));
    return pairs.sort((x, y) => gravityOf(x) - gravityOf(y));
  }

  #pair(one: Drug, other: Drug): Pair {
    const rows = this.#rows.flatMap(({ a, b, row }) => {
      const isStored = (a.has(one.name) && b.has(other.name)) || (b.has(one.name) && a.has(other.name));
      return isStored ? [{ row, source: this.#sources.get(row.source), members: [] }] : [];
    });
    const found = rows.length > 0 ? rows : [...this.#byMembers(one, other), ...this.#byMembers(other, one)];
    return { one, other, rows: found.sort((x, y) => gravity[x.row.severity] - gravity[y.row.severity]) };
  }

  /** Rows that name members of a group, and not the group itself, with the other drug. */
  #byMembers(group: Drug, other: Drug): StoredPair[] {
    const all = this.#membersOf(group);
    return this.#rows.flatMap(({ a, b, row }) =>
      [
        [a, b],
        [b, a],
      ].flatMap(([side, opposite]) => {
        const members = [...(side ?? [])].filter((name) => all.has(name));
        if (members.length === 0 || !opposite?.has(other.name)) return [];
        return [{ row, source: this.#sources.get(row.source), members }];
      }),
    );
  }

  /** The drugs that stand beside a group in some row. Groups are named in the plural, drugs are not. */
  #membersOf({ name, medication }: Drug): ReadonlySet<string> {
    if (medication || !/s$/i.test(name)) return new Set();
    const sides = this.#rows.flatMap(({ a, b }) => [a, b]).filter((side) => side.has(name));
    // Where several groups share a side, nobody says which member belongs to which.
    const alone = sides.filter((side) => [...side].filter((each) => /s$/i.test(each)).length === 1);
    return new Set(alone.flatMap((side) => [...side]).filter((each) => each !== name));
  }
}

const gravityOf = ({ rows: [first] }: Pair): number => (first ? gravity[first.row.severity] : 3);
