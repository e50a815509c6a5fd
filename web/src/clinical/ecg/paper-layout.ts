import type { EcgTrace, Lead } from './leads.ts';

/*
 * The page of an ECG, in mm of paper: 25 mm are a second, 10 mm are a millivolt. Four columns of 2.5 s show
 * three leads each, one after the other in time, and a rhythm strip of 10 s runs below them.
 */

const mmPerSecond = 25;
const mmPerMillivolt = 10;

const columns: readonly (readonly Lead[])[] = [
  ['I', 'II', 'III'],
  ['aVR', 'aVL', 'aVF'],
  ['V1', 'V2', 'V3'],
  ['V4', 'V5', 'V6'],
];
const rhythmLead: Lead = 'II';

/** Positions are multiples of 5 mm, as on a recorder. */
const calibrationWidth = 10;
const margin = 5;
const rowHeight = 30;
const firstLine = 20;

/** The size of the page in mm. */
export const paper = { width: 270, height: 130 } as const;

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
export function stripsOf(trace: EcgTrace): readonly Strip[] {
  const columnSeconds = trace.seconds / columns.length;
  const short = columns.flatMap((leads, column) =>
    leads.map((lead, row) =>
      stripOf(trace, lead, [column * columnSeconds, (column + 1) * columnSeconds], row),
    ),
  );
  return [...short, stripOf(trace, rhythmLead, [0, trace.seconds], 3)];
}

function stripOf(trace: EcgTrace, lead: Lead, [from, to]: readonly [number, number], row: number): Strip {
  const line = lineOf(row);
  const first = Math.round(from * trace.samplesPerSecond);
  const samples = trace.millivolts[lead].slice(first, Math.round(to * trace.samplesPerSecond));
  const points = samples.map((value, index) => {
    const x = xAt((first + index) / trace.samplesPerSecond);
    return `${round(x)} ${round(line - value * mmPerMillivolt)}`;
  });
  return { lead, path: `M${points.join('L')}`, x: xAt(from), line };
}

/** The calibration pulse at the left of each row: 1 mV for 0.2 s. */
export const calibrationPulses: readonly string[] = [0, 1, 2, 3].map((row) => {
  const line = lineOf(row);
  const width = 0.2 * mmPerSecond;
  return `M${margin} ${line}h2v${-mmPerMillivolt}h${width}v${mmPerMillivolt}H${margin + calibrationWidth}`;
});

function lineOf(row: number): number {
  return firstLine + row * rowHeight;
}

function xAt(seconds: number): number {
  return margin + calibrationWidth + seconds * mmPerSecond;
}

/** Rounds to hundredths of a mm, which is finer than any screen shows. */
function round(mm: number): number {
  return Math.round(mm * 100) / 100;
}
