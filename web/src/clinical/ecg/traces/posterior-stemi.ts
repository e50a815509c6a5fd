import { type Beats, beatTrace } from '../beats.ts';

/**
 * Posterior infarction, at 82/min. ST at J: V1 -1 mm, V2 -2.5 mm, V3 -2.5 mm, V4 -1 mm, horizontal. R in V2 and V3
 * is tall and broad, T there is upright. The inferior and lateral leads have no ST elevation.
 */
const beats: Beats = {
  rate: 82,
  variation: 0.03,
  referenceMs: -56,
  waves: [
    { name: 'P', atMs: -152, widthMs: 19 },
    { name: 'Q', atMs: -25, widthMs: 8 },
    { name: 'R', atMs: 0, widthMs: 10 },
    { name: 'S', atMs: 28, widthMs: 8 },
    { name: 'J', atMs: 58, widthMs: 12.5 },
    { name: 'ST 1', atMs: 95, widthMs: 22 },
    { name: 'ST 2', atMs: 140, widthMs: 26 },
    { name: 'T', atMs: 240, widthMs: 38 },
  ],
  heights: {
    //   P    Q     R     S     J     ST 1  ST 2  T
    I: [0.7, -0.3, 6, -0.8, 0.1, 0.1, 0.2, 1.2],
    II: [1.2, -0.4, 8, -0.8, 0, 0, 0.1, 1.6],
    V1: [0.4, 1, 5, -4, -1, -1, -1, 2],
    V2: [0.5, 4, 11, -2, -2.5, -2.5, -2.4, 5],
    V3: [0.5, 4, 13, -2, -2.5, -2.5, -2.4, 5],
    V4: [0.6, 1, 13, -2.5, -1, -1, -0.9, 3.5],
    V5: [0.6, -0.4, 11, -1.6, 0, 0, 0.1, 2.4],
    V6: [0.6, -0.5, 8, -0.8, 0.3, 0.3, 0.4, 1.6],
  },
};

/** Returns 10 seconds of a posterior infarction. */
export const posteriorStemiTrace = () => beatTrace(beats, 10);
