import { type EcgTrace, eachMeasured, type MeasuredLead, traceOf } from './leads.ts';
import { solve } from './solve.ts';

/*
 * The dynamical model ECGSYN: McSharry PE, Clifford GD, Tarassenko L, Smith LA. A dynamical model for
 * generating synthetic electrocardiogram signals. IEEE Trans Biomed Eng 2003;50:289-294.
 * docs/decisions/016-ecg-waveforms.md says where this departs from it, and why.
 */

/** A Gaussian wave on the cycle. Centre and width are in ms at the mean rate, relative to R. */
interface Wave {
  readonly name: string;
  readonly atMs: number;
  readonly widthMs: number;
}

/** Beats, described as a reader would measure them. */
export interface Beats {
  /** Beats per minute. */
  readonly rate: number;
  /** Maximum deviation of single intervals from the mean, as a fraction. */
  readonly variation: number;
  readonly waves: readonly Wave[];
  /** Time of the reference level in ms from R: on the flat line between P and QRS. */
  readonly referenceMs: number;
  /** For each lead, the height above the reference level in mm (10 mm = 1 mV) at the time of each wave. */
  readonly heights: Readonly<Record<MeasuredLead, readonly number[]>>;
}

export const samplesPerSecond = 250;
const step = 1 / samplesPerSecond;
/** Seconds until the trace has settled. */
const settlingSeconds = 4;
/** Return rate of the trace to its baseline, per second: the 0.05 Hz of a diagnostic recorder. */
const returnRate = 2 * Math.PI * 0.05;
/** The two rhythms of the beat interval in Hz, as in the paper: Mayer waves and breathing. */
const mayerFrequency = 0.1;
const breathingFrequency = 0.25;

/** Returns a recording of these beats for a number of seconds. */
export function beatTrace(beats: Beats, seconds: number): EcgTrace {
  const orbit = integrate(beats, seconds);
  const angles = beats.waves.map(({ atMs }) => angleOf(atMs, beats.rate));
  const reference = angleOf(beats.referenceMs, beats.rate);
  const levels = orbit.responses.map((response) => meanAt(orbit.angles, response, reference));
  const matrix = angles.map((angle) =>
    orbit.responses.map((response, index) => meanAt(orbit.angles, response, angle) - (levels[index] ?? 0)),
  );
  const measured = eachMeasured((lead) => {
    const sizes = solve(matrix, beats.heights[lead]);
    return orbit.angles.map(
      (_, sample) =>
        sizes.reduce(
          (sum, size, index) => sum + size * ((orbit.responses[index]?.[sample] ?? 0) - (levels[index] ?? 0)),
          0,
        ) / 10,
    );
  });
  return traceOf(measured, samplesPerSecond);
}

/** Returns the angle on the cycle at a time in ms from R, at the mean rate. */
function angleOf(ms: number, rate: number): number {
  return (2 * Math.PI * (ms / 1000) * rate) / 60;
}

interface Orbit {
  /** The angle at each sample, from -pi to pi. */
  readonly angles: readonly number[];
  /** The z of each wave alone with a = 1, at each sample. */
  readonly responses: readonly (readonly number[])[];
}

/**
 * Integrates the equations of motion. Because z is linear in the sizes a of the waves, each wave has its own
 * z with a = 1, and every lead is a weighted sum of these on one orbit.
 */
function integrate(beats: Beats, seconds: number): Orbit {
  const events = beats.waves.map(({ atMs, widthMs }) => ({
    angle: angleOf(atMs, beats.rate),
    width: angleOf(widthMs, beats.rate),
  }));
  const slope = (time: number, [x = 0, y = 0, ...z]: readonly number[]) => {
    const towardsCircle = 1 - Math.hypot(x, y);
    const speed = (2 * Math.PI) / intervalAt(time, beats);
    const angle = Math.atan2(y, x);
    const pushes = events.map((event, index) => {
      const away = wrapped(angle - event.angle);
      const bell = Math.exp(-(away * away) / (2 * event.width * event.width));
      return -away * bell - returnRate * (z[index] ?? 0);
    });
    return [towardsCircle * x - speed * y, towardsCircle * y + speed * x, ...pushes];
  };
  // It starts between two beats, with each wave at its settled offset below its mean of 0.
  const speed = (2 * Math.PI * beats.rate) / 60;
  let state: readonly number[] = [
    -1,
    0,
    ...events.map(({ width }) => -(width ** 3) / (speed * Math.sqrt(2 * Math.PI))),
  ];
  const angles: number[] = [];
  const responses: number[][] = events.map(() => []);
  for (let sample = -settlingSeconds * samplesPerSecond; sample < seconds * samplesPerSecond; sample += 1) {
    if (sample >= 0) {
      const [x = 0, y = 0, ...z] = state;
      angles.push(Math.atan2(y, x));
      for (const [index, value] of z.entries()) responses[index]?.push(value);
    }
    state = rungeKutta(slope, sample * step, state);
  }
  return { angles, responses };
}

/** Returns the interval between beats at a time, in seconds. */
function intervalAt(time: number, { rate, variation }: Beats): number {
  const mayer = Math.sin(2 * Math.PI * mayerFrequency * time);
  const breathing = Math.sin(2 * Math.PI * breathingFrequency * time);
  return (60 / rate) * (1 + (variation / 2) * (mayer + breathing));
}

type Slope = (time: number, state: readonly number[]) => readonly number[];

/** Returns the next state by the fourth-order Runge-Kutta method, as in the paper. */
function rungeKutta(slope: Slope, time: number, state: readonly number[]): readonly number[] {
  const moved = (by: readonly number[], length: number) =>
    state.map((value, index) => value + length * (by[index] ?? 0));
  const first = slope(time, state);
  const second = slope(time + step / 2, moved(first, step / 2));
  const third = slope(time + step / 2, moved(second, step / 2));
  const fourth = slope(time + step, moved(third, step));
  const sum = (index: number) =>
    (first[index] ?? 0) + 2 * (second[index] ?? 0) + 2 * (third[index] ?? 0) + (fourth[index] ?? 0);
  return state.map((value, index) => value + (step / 6) * sum(index));
}

function wrapped(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}

/** Returns the mean value at the times when the orbit passes an angle. */
function meanAt(angles: readonly number[], values: readonly number[], angle: number): number {
  const passed: number[] = [];
  for (let sample = 1; sample < angles.length; sample += 1) {
    const before = wrapped((angles[sample - 1] ?? 0) - angle);
    const after = wrapped((angles[sample] ?? 0) - angle);
    if (before > 0 || after <= 0 || after - before > 1) continue;
    const part = -before / (after - before);
    passed.push((1 - part) * (values[sample - 1] ?? 0) + part * (values[sample] ?? 0));
  }
  return passed.reduce((sum, value) => sum + value, 0) / passed.length;
}
