/** A value found in a text, before its moment is known. */
export interface Found {
  /** Indexes of its first token, and of the one after it. */
  readonly from: number;
  readonly to: number;
  /** In the unit of the measure. */
  readonly value: number;
  readonly diastolic?: number;
  /** The number to show, such as `36,1`: as written, or the converted one. */
  readonly text: string;
  /** The number with its unit, as written, if it was converted. */
  readonly converted?: string;
  /** The value before it was converted. */
  readonly asWritten?: number;
  /** True if the unit is missing and could be another. */
  readonly isWithoutUnit?: boolean;
}

/** What a value is said to lie below or above, as in `RR > 40`. The value itself is not known. */
export interface Bound {
  readonly is: 'below' | 'above';
  readonly value: number;
  /** With its mark, such as `>40`. */
  readonly text: string;
  /** Positions of the first character of its name, and after the number. */
  readonly at: number;
  readonly end: number;
}

/** One value of a text, with what decides whether it is the current one. */
export interface Reading extends Omit<Found, 'from' | 'to' | 'diastolic'> {
  /** Positions of the first character of its name, and after the last one of its unit. */
  readonly at: number;
  readonly end: number;
  /** Minutes after midnight, if a clock time belongs to the value. */
  readonly time?: number;
  /** 1 if stated as current, -1 if stated as earlier, otherwise 0. */
  readonly recency: number;
}

/** The current value of a measure, with the earlier ones in the order of the text. */
export interface Latest<Value extends Reading = Reading> {
  readonly latest: Value;
  readonly earlier: readonly Value[];
}

export interface PressureReading extends Reading {
  readonly diastolic?: number;
}
