import type { DoseUnit } from '@oryx/contract';

/** A unit of an amount: those of doses, and others that a typed text may hold. */
export type Unit = DoseUnit | 'nanogram' | 'mEq' | 'J' | 'ampoule' | 'drop';

/** Each unit with its dimension and its number of basic units: mg, mL, or the unit itself. */
const scales = {
  g: ['mass', 1000],
  mg: ['mass', 1],
  microgram: ['mass', 0.001],
  nanogram: ['mass', 0.000_001],
  mL: ['volume', 1],
  L: ['volume', 1000],
  unit: ['unit', 1],
  mmol: ['mmol', 1],
  mEq: ['mEq', 1],
  J: ['energy', 1],
  vial: ['vial', 1],
  ampoule: ['ampoule', 1],
  puff: ['puff', 1],
  drop: ['drop', 1],
  tablet: ['tablet', 1],
} as const satisfies Record<Unit, readonly [dimension: string, factor: number]>;

/** The dimension of an amount. Only amounts of one dimension can be added and compared. */
export type Dimension = (typeof scales)[Unit][0];

/** The dimension of a unit. */
export type DimensionOf<U extends Unit> = (typeof scales)[U][0];

/** An amount in the basic unit of its dimension. The type parameter keeps mg and mL apart. */
export interface Amount<D extends Dimension = Dimension> {
  readonly dimension: D;
  readonly size: number;
}

/** Units that are counted and not measured: what somebody asks "how many" of. */
const counted: ReadonlySet<DoseUnit> = new Set(['vial', 'puff', 'tablet']);

/** Returns true if amounts of a unit are counted in pieces, such as tablets. */
export const isCounted = (unit: DoseUnit): boolean => counted.has(unit);

/** Returns the dimension of a unit. */
export const dimensionOf = <U extends Unit>(unit: U): DimensionOf<U> => scales[unit][0];

/** Converts a number of units to the basic unit of their dimension. */
export const inBasicUnit = (size: number, unit: Unit): number => size * scales[unit][1];

/** Returns an amount of a unit. */
export const amountOf = <U extends Unit>(size: number, unit: U): Amount<DimensionOf<U>> => ({
  dimension: dimensionOf(unit),
  size: inBasicUnit(size, unit),
});

/** Returns an amount as a number of units of its own dimension. */
export const inUnit = <U extends Unit>({ size }: Amount<DimensionOf<U>>, unit: U): number =>
  size / inBasicUnit(1, unit);

/** Returns the sum of two amounts of one dimension. */
export const plus = <D extends Dimension>(one: Amount<D>, other: Amount<NoInfer<D>>): Amount<D> => ({
  dimension: one.dimension,
  size: one.size + other.size,
});

/** Returns an amount several times. */
export const times = <D extends Dimension>({ dimension, size }: Amount<D>, factor: number): Amount<D> => ({
  dimension,
  size: size * factor,
});

/** Returns true if an amount exceeds another of its dimension by more than binary rounding. */
export const exceeds = <D extends Dimension>(one: Amount<D>, other: Amount<NoInfer<D>>): boolean =>
  isMore(one.size, other.size);

/** Returns true if two amounts have the same dimension, which only the data can tell. */
export const areAlike = <D extends Dimension>(one: Amount, other: Amount<D>): one is Amount<D> =>
  one.dimension === other.dimension;

/** Returns true if a number exceeds another by more than binary rounding, such as that of 0.1 * 3. */
export const isMore = (one: number, other: number): boolean => one > other * (1 + 1e-9);

/** Converts a number of units to another unit of the same dimension. Null if the dimensions differ. */
export function converted(size: number, from: Unit, to: Unit): number | null {
  if (dimensionOf(from) !== dimensionOf(to)) return null;
  return inBasicUnit(size, from) / inBasicUnit(1, to);
}

/**
 * Returns the factor that converts a rate to an hourly rate: 60 per minute, 1 per hour. Other amounts give 1.
 */
export const perHour = (time: string | null): number => (time === 'min' ? 60 : 1);
