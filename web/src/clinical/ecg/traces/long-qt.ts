import { type Beats, beatTrace } from '../beats.ts';
import { narrowQrs } from './narrow-qrs.ts';

/** Sinus rhythm at 60/min with a QT of about 540 ms: T is late, broad and high. QRS is narrow. */
const beats: Beats = {
  rate: 60,
  variation: 0.02,
  referenceMs: -52,
  waves: [
    { name: 'P', atMs: -152, widthMs: 19 },
    ...narrowQrs,
    { name: 'ST', atMs: 120, widthMs: 36 },
    { name: 'Start of T', atMs: 310, widthMs: 60 },
    { name: 'T', atMs: 400, widthMs: 48 },
  ],
  heights: {
    //   P    Q     R   S     J    ST   Start T
    I: [0.7, -0.4, 6, -0.8, 0.1, 0.1, 0.9, 2],
    II: [1.2, -0.5, 9, -1, 0.1, 0.1, 1.4, 3.2],
    V1: [0.4, 0.6, 1.8, -7, 0.2, 0.2, 0.3, 0.6],
    V2: [0.5, 0.8, 4, -9, 0.5, 0.5, 2, 4.6],
    V3: [0.5, 0.3, 7, -6, 0.5, 0.5, 2.2, 5],
    V4: [0.6, -0.4, 11, -4, 0.3, 0.3, 2, 4.8],
    V5: [0.6, -0.6, 11, -2, 0.1, 0.1, 1.7, 4],
    V6: [0.6, -0.6, 8, -0.8, 0.1, 0.1, 1.2, 2.8],
  },
};

/** Returns 10 seconds of sinus rhythm with a long QT. */
export const longQtTrace = () => beatTrace(beats, 10);
