import { type Beats, beatTrace } from '../beats.ts';
import { narrowQrs } from './narrow-qrs.ts';

/**
 * Anterior infarction with ST elevation, at 92/min. PR 160 ms, QRS 90 ms, QTc about 430 ms (Bazett), axis +20 degrees. `J` is the end of
 * the QRS complex, from where ST elevation is measured; `ST` follows it into the T wave.
 */
const beats: Beats = {
  rate: 92,
  variation: 0.03,
  referenceMs: -52,
  waves: [
    { name: 'P', atMs: -152, widthMs: 19 },
    ...narrowQrs,
    { name: 'ST 1', atMs: 82, widthMs: 20 },
    { name: 'ST 2', atMs: 122, widthMs: 25 },
    { name: 'ST 3', atMs: 168, widthMs: 30 },
    { name: 'T', atMs: 228, widthMs: 40 },
  ],
  heights: {
    //   P    Q     R    S      J     ST 1  ST 2  ST 3  T
    I: [0.7, -0.3, 8, -0.8, 1, 1.1, 1.4, 2, 2.8],
    II: [1.2, -0.2, 7.2, -0.7, -0.5, -0.5, -0.4, -0.1, 0.8],
    V1: [0.5, 0.3, 1.5, -9, 1.5, 1.7, 2.1, 2.6, 3],
    V2: [0.6, -0.6, 2, -10, 3, 3.25, 4.2, 5.8, 7],
    V3: [0.7, -0.8, 3, -8, 4, 4.25, 5.3, 7, 8.5],
    V4: [0.7, -0.5, 5, -6, 3, 3.25, 4.3, 5.9, 7.2],
    V5: [0.7, -0.4, 9, -3, 1.5, 1.8, 2.4, 3.4, 4.4],
    V6: [0.6, -0.4, 8, -1, 0.5, 0.6, 0.9, 1.5, 2.4],
  },
};

/** Returns 10 seconds of an anterior infarction with ST elevation. */
export const anteriorStemiTrace = () => beatTrace(beats, 10);
