import { type Beats, beatTrace } from '../beats.ts';

/**
 * Severe hyperkalaemia, at 70/min: T tall, narrow and symmetrical (13 mm in V3), P low and wide, PR 240 ms,
 * QRS 140 ms.
 */
const beats: Beats = {
  rate: 70,
  variation: 0.02,
  referenceMs: -92,
  waves: [
    { name: 'P', atMs: -252, widthMs: 30 },
    { name: 'Start of QRS', atMs: -32, widthMs: 11 },
    { name: 'R', atMs: 0, widthMs: 13 },
    { name: 'S', atMs: 44, widthMs: 13 },
    { name: 'J', atMs: 92, widthMs: 18 },
    { name: 'T', atMs: 262, widthMs: 38 },
  ],
  heights: {
    //   P  Start  R   S     J    T
    I: [0.2, 1.2, 6, -2.5, 0, 3.5],
    II: [0.4, 1.6, 8, -2.5, 0, 6.5],
    V1: [0.1, 1, 2, -8, 0.4, 4],
    V2: [0.2, 1.6, 4, -11, 0.6, 11],
    V3: [0.2, 1.8, 7, -9, 0.6, 13],
    V4: [0.2, 2.2, 11, -7, 0.4, 12],
    V5: [0.2, 2, 11, -5, 0.2, 8],
    V6: [0.2, 1.6, 8, -3, 0.1, 5],
  },
};

/** Returns 10 seconds of severe hyperkalaemia. */
export const hyperkalaemiaTrace = () => beatTrace(beats, 10);
