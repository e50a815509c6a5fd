import { type Background, type Complex, complexTrace } from '../complexes.ts';
import { type HeartVector, seenBy } from '../heart-vector.ts';
import { sinusP, ventricularBeat } from './complexes-of-rhythms.ts';
import { narrowQrs } from './narrow-qrs.ts';

/** A sinus beat whose T is late and broad: QT about 600 ms. Its moment is R. */
const longQtBeat: Complex = {
  waves: [...narrowQrs, { name: 'T', atMs: 450, widthMs: 60 }],
  heights: {
    //   Q     R   S     J     T
    I: [-0.3, 6, -0.8, 0, 2],
    II: [-0.4, 9, -1, 0, 3],
    V1: [0.4, 1.6, -7, 0, 0.8],
    V2: [0.6, 4, -9, 0.2, 4],
    V3: [0.3, 7, -6, 0.2, 4.4],
    V4: [-0.4, 11, -4, 0, 4.2],
    V5: [-0.5, 11, -2, 0, 3.6],
    V6: [-0.5, 8, -0.8, 0, 2.6],
  },
};

/** Sinus beats, an early ventricular beat and the pause after it, in seconds: short, long, short. */
const sinus = [0.4, 1.4, 3.4] as const;
const early = 2.1;
/** The run begins on the T of the beat after the pause. */
const runFrom = 3.88;
const rampSeconds = 0.3;
/** Complexes a second: 216 a minute. */
const frequency = 3.6;
/** Seconds in which the points turn from up to down and back. */
const twistSeconds = 4;
/** Height in mV. */
const size = 0.75;

/** One vector whose points turn round the baseline: in the plane of the limb leads, and a little before it. */
function vectorAt(time: number): HeartVector {
  const since = time - runFrom;
  const ramp = Math.min(Math.max(since / rampSeconds, 0), 1);
  const turn = 2 * Math.PI * frequency * since;
  // Pointed on one side and blunt on the other, so that the direction of the points is seen.
  const pointed = ramp * size * (Math.cos(turn) + 0.35 * Math.cos(2 * turn));
  const twist = (2 * Math.PI * since) / twistSeconds;
  return [pointed * Math.cos(twist + 0.6), pointed * Math.cos(twist), pointed * Math.cos(twist - 0.9)];
}

const run: Background = (lead, time) => (time < runFrom ? 0 : seenBy(lead, vectorAt(time)));

/** Returns 10 seconds: sinus rhythm with a long QT, a pause, then torsades de pointes. */
export function torsadesDePointesTrace() {
  return complexTrace(
    [
      { complex: sinusP, moments: sinus.map((moment) => moment - 0.15) },
      { complex: longQtBeat, moments: sinus },
      { complex: ventricularBeat, moments: [early] },
    ],
    10,
    run,
  );
}
