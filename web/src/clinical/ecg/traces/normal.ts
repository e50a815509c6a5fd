import { type Beats, beatTrace } from '../beats.ts';
import { narrowQrs } from './narrow-qrs.ts';

/**
 * Sinus rhythm at 75/min. PR 160 ms, QRS 90 ms, QTc about 420 ms, axis about +55 degrees. R grows over the chest
 * from V1 to V4, T is upright but in aVR.
 */
const beats: Beats = {
  rate: 75,
  variation: 0.04,
  referenceMs: -52,
  waves: [
    { name: 'P', atMs: -152, widthMs: 19 },
    ...narrowQrs,
    { name: 'ST 1', atMs: 95, widthMs: 24 },
    { name: 'ST 2', atMs: 150, widthMs: 30 },
    { name: 'ST 3', atMs: 200, widthMs: 32 },
    { name: 'T', atMs: 252, widthMs: 40 },
  ],
  heights: {
    //   P    Q     R   S     J    ST 1  ST 2 ST 3 T
    I: [0.7, -0.4, 6, -0.8, 0.1, 0.15, 0.4, 1, 1.8],
    II: [1.2, -0.5, 10, -1, 0.1, 0.2, 0.6, 1.6, 2.8],
    V1: [0.4, 0.6, 1.8, -8, 0.3, 0.3, 0.3, 0.4, 0.6],
    V2: [0.5, 0.8, 4, -10, 0.8, 1, 1.7, 3.4, 5],
    V3: [0.5, 0.3, 7, -7, 0.8, 1, 1.7, 3.4, 5],
    V4: [0.6, -0.4, 12, -4, 0.4, 0.6, 1.2, 2.8, 4.5],
    V5: [0.6, -0.6, 12, -2, 0.2, 0.3, 0.8, 2, 3.4],
    V6: [0.6, -0.6, 9, -0.8, 0.1, 0.2, 0.5, 1.3, 2.4],
  },
};

/** Returns 10 seconds of a normal ECG. */
export const normalTrace = () => beatTrace(beats, 10);
