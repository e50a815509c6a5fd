import { round } from './format.ts';

/** How serious a result is. It is always shown with a word and an icon, never by colour alone. */
export type Tone = 'neutral' | 'normal' | 'caution' | 'danger';

/** The colour that a specification names for a result; a swatch beside the word, never alone. */
export type BandColour = 'green' | 'light green' | 'yellow' | 'orange' | 'red';

/** One step of an interpretation: it holds from `atLeast` up to where the next one starts. */
export interface Band {
  /** Lowest value of the band, included. The lowest band may leave it out. */
  readonly atLeast?: number;
  /** For bands whose edge belongs to the band below: holds above, not at, this value. */
  readonly above?: number;
  readonly title: string;
  readonly tone: Tone;
  readonly colour?: BandColour;
  /** What to do, or what it means. */
  readonly advice: string;
  /** Figures that belong to the band (a probability, a mortality), by the keys of the results. */
  readonly facts?: Readonly<Record<string, string>>;
}

/** The one table of a score's bands: the result reads it, and so does the table on the page. */
export interface BandTable {
  /** What its ranges count: the name of the score, or a measure with its unit. */
  readonly title: string;
  /** Column headings of the facts, by key. */
  readonly factLabels?: Readonly<Record<string, string>>;
  /** From the lowest to the highest. */
  readonly bands: readonly Band[];
  /** Smallest difference between two values, for the ranges in the table; 1 unless given. */
  readonly step?: number;
  readonly lowest?: number;
  readonly highest?: number;
}

/** The band a value falls into. Throws if the table leaves a value out, which tests rule out. */
export function bandFor({ bands, title }: BandTable, value: number): Band {
  const band = bands.findLast(
    ({ atLeast = Number.NEGATIVE_INFINITY, above = Number.NEGATIVE_INFINITY }) =>
      value >= atLeast && (above === Number.NEGATIVE_INFINITY || value > above),
  );
  if (!band) throw new RangeError(`${title}: no band for ${value}`);
  return band;
}

/** The values a band covers, as text: `0`, `1–6`, `7 or more`, `under 15`. */
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
  // A dash between two minus signs cannot be read.
  return from < 0 ? `${fromText} to ${text(to)}` : `${fromText}–${text(to)}`;
}

function openEnded(band: Band, from: number | undefined): string {
  return band.above === undefined ? `${text(from)} or more` : `over ${text(band.above)}`;
}

function text(value: number | undefined): string {
  return value === undefined ? '' : String(value).replace('-', '−');
}
