import { type EcgTrace, eachMeasured, type MeasuredLead, traceOf } from './leads.ts';

/*
 * What a recorder adds to the heart: the baseline wanders with breathing, breathing turns the heart and so
 * changes the height of the waves, muscles tremble, and the mains hum at 50 Hz. It is the same on every call.
 */

/** Breaths in Hz: 15 a minute. */
const breathing = 0.25;
/** Movement of the baseline in mV, at breathing and slower. */
const wander = [0.06, 0.05] as const;
const slowWander = 0.09;
/** Change of the height of waves by breathing, as a fraction. */
const turning = 0.06;
/** Standard deviation of the tremor of muscles in mV. Limb leads have more of it. */
const tremor = { limb: 0.018, chest: 0.01 } as const;
/** Amplitude of the mains hum in mV, and its frequency in Hz. */
const hum = { size: 0.01, frequency: 50 } as const;

/** Returns a trace as a recorder would draw it, with baseline wander, tremor, hum and breathing. */
export function asRecorded({ millivolts, samplesPerSecond }: EcgTrace): EcgTrace {
  const noise = noiseFrom(20261122);
  const measured = eachMeasured((lead) => {
    const phase = phaseOf(lead);
    const sd = lead === 'I' || lead === 'II' ? tremor.limb : tremor.chest;
    return millivolts[lead].map((value, sample) => {
      const turn = (2 * Math.PI * sample) / samplesPerSecond;
      return (
        value * (1 + turning * Math.sin(turn * breathing)) +
        wander[0] * Math.sin(turn * breathing + phase) +
        wander[1] * Math.sin(turn * slowWander + 2 * phase) +
        hum.size * Math.sin(turn * hum.frequency + phase) +
        sd * noise()
      );
    });
  });
  return traceOf(measured, samplesPerSecond);
}

/** Each electrode moves at its own time. */
function phaseOf(lead: MeasuredLead): number {
  return lead.charCodeAt(lead.length - 1) * 0.7 + lead.length;
}

/** Returns a generator of noise with standard deviation 1: twelve numbers of mulberry32 (public domain) summed. */
function noiseFrom(seed: number): () => number {
  let state = seed;
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return () => {
    let sum = -6;
    for (let count = 0; count < 12; count += 1) sum += uniform();
    return sum;
  };
}
