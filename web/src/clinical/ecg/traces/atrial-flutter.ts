import { type Background, complexTrace, everySeconds } from '../complexes.ts';
import { narrowBeat } from './complexes-of-rhythms.ts';

/** Flutter waves a second: 300 a minute. */
const frequency = 5;
/** Height of the saw teeth in mV: best seen in the inferior leads. */
const inferior = 0.1;

/**
 * Saw teeth that fall slowly and rise fast in II, III and aVF. V1 sees the same circuit as small upright waves.
 */
const flutter: Background = (lead, time) => {
  const turn = 2 * Math.PI * frequency * time;
  const tooth = [1, 2, 3, 4].reduce((sum, order) => sum + Math.sin(order * turn) / order, 0);
  const upright = 0.06 * Math.cos(turn) + 0.025 * Math.cos(2 * turn);
  if (lead === 'II') return inferior * tooth;
  if (lead === 'I') return 0.1 * inferior * tooth;
  return lead === 'V1' ? upright : 0.3 * upright;
};

/** The second from which only each fourth flutter wave is conducted, as during a vagal manoeuvre. */
const blockedFrom = 5;

/** Returns 10 seconds of atrial flutter: 2:1 conduction (150/min), then 4:1 (75/min). */
export function atrialFlutterTrace() {
  const first = 0.3;
  const fast = everySeconds(2 / frequency, first, blockedFrom);
  const slow = everySeconds(4 / frequency, (fast.at(-1) ?? 0) + 4 / frequency, 10);
  return complexTrace([{ complex: narrowBeat, moments: [...fast, ...slow] }], 10, flutter);
}
