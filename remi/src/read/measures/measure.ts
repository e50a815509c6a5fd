import type { MeasureKey } from '@oryx/contract';

/** A unit of a measure. */
export interface MeasureUnit {
  /** The ways it is written, as pieces of text separated by spaces: `mmol / l`. */
  readonly written: readonly string[];
  /** Converts a value into the unit of the measure. A unit without it is not converted. */
  readonly convert?: (value: number) => number;
  /**
   * The values that can be meant in this unit if none is written. A value that can be meant in two units is not
   * accepted without its unit.
   */
  readonly bare?: readonly [low: number, high: number];
}

/** A measure. Only values from `low` to `high` are accepted. */
export interface Measure {
  readonly key: MeasureKey;
  readonly label: string;
  readonly unit: string;
  readonly low: number;
  readonly high: number;
  /** Names before a number. */
  readonly names?: readonly string[];
  /** Names that count only if the number can be a value, because they are ordinary words as well. */
  readonly weakNames?: readonly string[];
  /** Names that count only if a unit follows the number, as in `pain 8/10`. */
  readonly namesWithUnit?: readonly string[];
  /** Short names that count only beside other measures, with a colon or an equals sign, or, of more letters, before a decimal. */
  readonly letters?: readonly string[];
  readonly units: readonly MeasureUnit[];
  /** Units that identify the measure without its name, such as `kg`. */
  readonly tellingUnits?: readonly string[];
  /** Words right after a number that identify the measure, such as `systolic`. */
  readonly after?: readonly string[];
  /** Value from which a number without a unit is not accepted, because it could be in another unit. */
  readonly unitNeededFrom?: number;
}

/** Returns the written forms of a list with commas. */
export const list = (written: string): readonly string[] => written.split(', ');

/** Returns a measure with its limits. */
export const measure = (
  key: MeasureKey,
  label: string,
  unit: string,
  low: number,
  high: number,
  read: Omit<Measure, 'key' | 'label' | 'unit' | 'low' | 'high'>,
): Measure => ({ key, label, unit, low, high, ...read });

/** Units that several measures share. */
export const mmolPerLitre: MeasureUnit = { written: list('mmol / l, mmol per l, mmol, meq / l, mm') };
export const milligramsPerDecilitre: readonly string[] = list('mg / dl, mg / 100 ml, mg %, mg per dl');
