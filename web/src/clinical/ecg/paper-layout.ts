import type { EcgTrace, Lead } from './leads.ts';

/*
 * The page of an ECG, in mm of paper: 25 mm are a second, 10 mm are a millivolt. A wide page has four columns of
 * three leads and a rhythm strip of 10 s. A narrow one, for a phone, has two columns of six leads and the
 * rhythm strip in two rows, so that a square of 1 mm stays wide enough to count.
 */

const mmPerSecond = 25;
const mmPerMillivolt = 10;
const columnSeconds = 2.5;

interface Column {
  readonly leads: readonly Lead[];
  /** The second of the recording with which the column begins. */
  readonly from: number;
}

/** A page: its size in mm, and which part of which lead stands where. */
export interface PaperPage {
  readonly width: number;
  readonly height: number;
  readonly rowHeight: number;
  readonly columns: readonly Column[];
  /** Seconds of the rhythm strip in one row. */
  readonly stripSeconds: number;
}

export const widePage: PaperPage = {
  width: 270,
  height: 130,
  rowHeight: 30,
  columns: [
    { leads: ['I', 'II', 'III'], from: 0 },
    { leads: ['aVR', 'aVL', 'aVF'], from: 2.5 },
    { leads: ['V1', 'V2', 'V3'], from: 5 },
    { leads: ['V4', 'V5', 'V6'], from: 7.5 },
  ],
  stripSeconds: 10,
};

export const narrowPage: PaperPage = {
  width: 145,
  height: 230,
  rowHeight: 27,
  columns: [
    { leads: ['I', 'II', 'III', 'aVR', 'aVL', 'aVF'], from: 0 },
    { leads: ['V1', 'V2', 'V3', 'V4', 'V5', 'V6'], from: 5 },
  ],
  stripSeconds: 5,
};

/** Returns the page for a frame of this width in CSS pixels. An unknown width of 0 gets the wide page. */
export function pageFor(frameWidth: number): PaperPage {
  // At 2 pixels to the mm the squares of the wide page can be counted.
  return frameWidth > 0 && frameWidth < 2 * widePage.width ? narrowPage : widePage;
}

const rhythmLead: Lead = 'II';

/** Positions are multiples of 5 mm, as on a recorder. */
const calibrationWidth = 10;
const margin = 5;
const firstLine = 20;

/** One strip of trace with its lead label. */
interface Strip {
  readonly lead: Lead;
  /** The points of an SVG path. */
  readonly path: string;
  readonly x: number;
  /** The y of the 0 mV line. */
  readonly line: number;
}

/** Returns the strips of a page. */
export function stripsOf(trace: EcgTrace, page: PaperPage): readonly Strip[] {
  const short = page.columns.flatMap(({ leads, from }, column) =>
    leads.map((lead, row) =>
      stripOf(trace, lead, [from, from + columnSeconds], {
        x: xAt(column * columnSeconds),
        line: lineOf(row, page),
      }),
    ),
  );
  const long = Array.from({ length: trace.seconds / page.stripSeconds }, (_, part) => {
    const from = part * page.stripSeconds;
    const line = lineOf((page.columns[0]?.leads.length ?? 0) + part, page);
    return stripOf(trace, rhythmLead, [from, from + page.stripSeconds], { x: xAt(0), line });
  });
  return [...short, ...long];
}

function stripOf(
  trace: EcgTrace,
  lead: Lead,
  [from, to]: readonly [number, number],
  { x, line }: { readonly x: number; readonly line: number },
): Strip {
  const samples = trace.millivolts[lead].slice(
    Math.round(from * trace.samplesPerSecond),
    Math.round(to * trace.samplesPerSecond),
  );
  const points = samples.map((value, index) => {
    const along = x + (index / trace.samplesPerSecond) * mmPerSecond;
    return `${round(along)} ${round(line - value * mmPerMillivolt)}`;
  });
  return { lead, path: `M${points.join('L')}`, x, line };
}

/** Returns the calibration pulse at the left of each row: 1 mV for 0.2 s. */
export function calibrationPulses(page: PaperPage): readonly string[] {
  return Array.from({ length: rowsOf(page) }, (_, row) => {
    const line = lineOf(row, page);
    const width = 0.2 * mmPerSecond;
    return `M${margin} ${line}h2v${-mmPerMillivolt}h${width}v${mmPerMillivolt}H${margin + calibrationWidth}`;
  });
}

const recordingSeconds = 10;

function rowsOf({ columns, stripSeconds }: PaperPage): number {
  return (columns[0]?.leads.length ?? 0) + recordingSeconds / stripSeconds;
}

function lineOf(row: number, { rowHeight }: PaperPage): number {
  return firstLine + row * rowHeight;
}

function xAt(seconds: number): number {
  return margin + calibrationWidth + seconds * mmPerSecond;
}

/** Rounds to hundredths of a mm, which is finer than any screen shows. */
function round(mm: number): number {
  return Math.round(mm * 100) / 100;
}
