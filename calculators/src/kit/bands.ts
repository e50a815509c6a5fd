import { formatFixed, round } from './format.ts';

/** Severity of a result. It is always shown with a word and an icon, never by colour alone. */
export type Tone = 'neutral' | 'normal' | 'caution' | 'danger';

/**
 * The colour that the specification names for a result. It is shown as a swatch beside the word, never alone.
 */
export type BandColour = 'green' | 'light green' | 'yellow' | 'orange' | 'red';

/** A page that follows from a result: an emergency chart or a drug by its number, or a tool by its id. */
export type NextPage = { readonly chart: number } | { readonly drug: number } | { readonly tool: string };

/** One band of an interpretation. It applies from `atLeast` up to the start of the next band. */
export interface Band {
  /** Lowest value of the band, inclusive. The lowest band may omit it. */
  readonly atLeast?: number;
  /** Exclusive lower bound, for a band whose edge belongs to the band below. */
  readonly above?: number;
  readonly title: string;
  readonly tone: Tone;
  readonly colour?: BandColour;
  /** What to do, or what the result means. */
  readonly advice: string;
  /** Figures of the band, such as a probability or mortality, by result key. */
  readonly facts?: Readonly<Record<string, string>>;
  /** The pages that follow from the band, shown as links. */
  readonly next?: readonly NextPage[];
}

/** The bands of a score. The result and the reference table on the page both read this table. */
export interface BandTable {
  /** Name of the score or measure that the ranges refer to, with its unit. */
  readonly title: string;
  /** Column headings of the band figures, by key. */
  readonly factLabels?: Readonly<Record<string, string>>;
  /** From the lowest to the highest. */
  readonly bands: readonly Band[];
  /** Smallest difference between two values, for the ranges in the table. The default is 1. */
  readonly step?: number;
  readonly lowest?: number;
  readonly highest?: number;
}

/** Returns the band of a value. Throws if no band covers it, which tests rule out. */
export function bandFor({ bands, title }: BandTable, value: number): Band {
  const band = bands.findLast(
    ({ atLeast = Number.NEGATIVE_INFINITY, above = Number.NEGATIVE_INFINITY }) =>
      value >= atLeast && (above === Number.NEGATIVE_INFINITY || value > above),
  );
  if (!band) throw new RangeError(`${title}: no band for ${value}`);
  return band;
}

/**
 * Returns a value with a fixed number of decimals, or with as many more as the text needs to lie in the band of
 * the value: 1.297 reads `1.297`, because `1.30` would begin the next band.
 */
export function fixedInBand(table: BandTable, value: number, decimals: number): string {
  const band = bandFor(table, value);
  let places = decimals;
  while (places < 6 && bandFor(table, round(value, places)) !== band) places += 1;
  return formatFixed(value, places);
}

/** Returns the range of a band as text: `0`, `1–6`, `7 or more`, `under 15`. */
export function rangeText(table: BandTable, band: Band): string {
  const { bands, step = 1, lowest, highest } = table;
  const next = bands[bands.indexOf(band) + 1];
  const from = band.above ?? band.atLeast ?? lowest;
  const fromText = band.above === undefined ? text(from) : `over ${text(band.above)}`;
  if (!next) {
    if (from === highest) return text(from);
    return highest === undefined || band.above !== undefined
      ? openEnded(band, from)
      : `${fromText}–${text(highest)}`;
  }
  const isLowest = from === undefined || from === lowest;
  if (next.above !== undefined) {
    const end = `up to ${text(next.above)}`;
    return isLowest ? end : `${fromText} ${end}`;
  }
  if (step === 0) {
    const end = `under ${text(next.atLeast)}`;
    return isLowest ? end : `${fromText} to ${end}`;
  }
  const to = round((next.atLeast ?? 0) - step, 2);
  if (from === undefined) return `${text(to)} or less`;
  if (from === to) return fromText;
  // A dash between two minus signs is hard to read.
  return from < 0 ? `${fromText} to ${text(to)}` : `${fromText}–${text(to)}`;
}

function openEnded(band: Band, from: number | undefined): string {
  return band.above === undefined ? `${text(from)} or more` : `over ${text(band.above)}`;
}

function text(value: number | undefined): string {
  return value === undefined ? '' : String(value).replace('-', '−');
}
