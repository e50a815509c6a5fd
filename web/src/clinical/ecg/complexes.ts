import { samplesPerSecond } from './beats.ts';
import { type EcgTrace, eachMeasured, type MeasuredLead, traceOf } from './leads.ts';
import { solve } from './solve.ts';

/*
 * Complexes at stated moments. It is the third equation of `beats.ts` in closed form: without the return to
 * the baseline each event adds a Gaussian. So atria and ventricles can have clocks of their own.
 */

/** A Gaussian wave. Centre and width (one standard deviation) are in ms, relative to the moment of its complex. */
interface Wave {
  readonly name: string;
  readonly atMs: number;
  readonly widthMs: number;
}

/** A P wave, or QRS with ST and T, described as a reader would measure it. */
export interface Complex {
  readonly waves: readonly Wave[];
  /** For each lead, the height in mm (10 mm = 1 mV) at the time of each wave. */
  readonly heights: Readonly<Record<MeasuredLead, readonly number[]>>;
}

/** A complex that returns at these moments, in seconds from the start of the recording. */
export interface Layer {
  readonly complex: Complex;
  readonly moments: readonly number[];
}

/** A wave that never stops, in mV in each lead at a time in seconds. */
export type Background = (lead: MeasuredLead, time: number) => number;

/** Returns a recording of these complexes, over a background, for a number of seconds. */
export function complexTrace(
  layers: readonly Layer[],
  seconds: number,
  background: Background = () => 0,
): EcgTrace {
  const measured = eachMeasured((lead) => {
    const drawn = layers.map(({ complex, moments }) => ({ at: shapeOf(complex, lead), moments }));
    return Array.from({ length: seconds * samplesPerSecond }, (_, sample) => {
      const time = sample / samplesPerSecond;
      return drawn.reduce(
        (sum, { at, moments }) => sum + moments.reduce((all, moment) => all + at(time - moment), 0),
        background(lead, time),
      );
    });
  });
  return traceOf(measured, samplesPerSecond);
}

/** Seconds around a complex in which its waves are more than nothing. */
const reach = 1;

/** Returns a complex in one lead, in mV by the seconds from its moment. */
function shapeOf({ waves, heights }: Complex, lead: MeasuredLead): (seconds: number) => number {
  const bell = ({ atMs, widthMs }: Wave, ms: number) => Math.exp(-((ms - atMs) ** 2) / (2 * widthMs ** 2));
  const sizes = solve(
    waves.map(({ atMs }) => waves.map((wave) => bell(wave, atMs))),
    heights[lead],
  );
  return (seconds) =>
    Math.abs(seconds) > reach
      ? 0
      : waves.reduce((sum, wave, index) => sum + (sizes[index] ?? 0) * bell(wave, seconds * 1000), 0) / 10;
}

/** Returns moments that are equally far apart, from the first to the end of the recording. */
export function everySeconds(interval: number, first: number, end: number): readonly number[] {
  return Array.from(
    { length: Math.floor((end - first) / interval) + 1 },
    (_, index) => first + index * interval,
  );
}
