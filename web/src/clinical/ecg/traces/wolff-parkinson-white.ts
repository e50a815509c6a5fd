import { type Beats, beatTrace } from '../beats.ts';

/**
 * Sinus rhythm with an extra pathway, at 72/min: PR about 100 ms, a delta wave, QRS about 130 ms, and ST and T
 * against the direction of QRS. QRS is upright in V1.
 */
const beats: Beats = {
  rate: 72,
  variation: 0.03,
  referenceMs: -98,
  waves: [
    { name: 'P', atMs: -142, widthMs: 15 },
    { name: 'Delta 1', atMs: -54, widthMs: 13 },
    { name: 'Delta 2', atMs: -30, widthMs: 12 },
    { name: 'R', atMs: 0, widthMs: 11 },
    { name: 'S', atMs: 36, widthMs: 10 },
    { name: 'J', atMs: 72, widthMs: 14 },
    { name: 'ST', atMs: 130, widthMs: 34 },
    { name: 'T', atMs: 240, widthMs: 42 },
  ],
  heights: {
    //   P  Delta 1, 2 R  S     J     ST    T
    I: [0.7, 0.9, 2.2, 7, -0.4, -0.3, -0.5, -0.9],
    II: [1.1, 1, 2.6, 9, -0.6, -0.4, -0.6, -1],
    V1: [0.3, 1, 2.4, 6, -1, -0.6, -0.9, -1.6],
    V2: [0.4, 1.3, 3.2, 11, -2, -0.8, -1.1, -2],
    V3: [0.5, 1.4, 3.4, 13, -3, -0.6, -0.8, -1.2],
    V4: [0.5, 1.4, 3.4, 14, -2, -0.5, -0.7, -1],
    V5: [0.5, 1.3, 3.2, 12, -1, -0.4, -0.6, -1],
    V6: [0.5, 1, 2.6, 9, -0.5, -0.3, -0.5, -0.8],
  },
};

/** Returns 10 seconds of the Wolff-Parkinson-White pattern. */
export const wolffParkinsonWhiteTrace = () => beatTrace(beats, 10);
