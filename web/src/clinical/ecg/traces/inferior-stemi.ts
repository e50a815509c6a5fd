import { type Beats, beatTrace } from '../beats.ts';
import { narrowQrs } from './narrow-qrs.ts';

/**
 * Inferior infarction from the right coronary artery, at 58/min. ST at J: III 3 mm, aVF 2.5 mm, II 2 mm; aVL
 * -2 mm, I -1 mm; V1 +0.5 mm, which makes the right ventricle suspect. Small q in III and aVF.
 */
const beats: Beats = {
  rate: 58,
  variation: 0.03,
  referenceMs: -52,
  waves: [
    { name: 'P', atMs: -160, widthMs: 20 },
    ...narrowQrs,
    { name: 'ST 1', atMs: 95, widthMs: 24 },
    { name: 'ST 2', atMs: 150, widthMs: 30 },
    { name: 'ST 3', atMs: 205, widthMs: 32 },
    { name: 'T', atMs: 265, widthMs: 42 },
  ],
  heights: {
    //   P    Q     R    S     J     ST 1  ST 2  ST 3  T
    I: [0.6, 0.3, 5, -1.2, -1, -1.1, -1.3, -1.5, -1.6],
    II: [1.1, -0.8, 6, -0.2, 2, 2.2, 2.9, 3.8, 4.4],
    V1: [0.4, 0.4, 1.8, -6, 0.5, 0.6, 0.7, 0.8, 0.9],
    V2: [0.5, 0.5, 4, -8, -0.6, -0.6, -0.4, 0.3, 1.4],
    V3: [0.5, 0.3, 7, -6, -0.6, -0.6, -0.3, 0.6, 1.8],
    V4: [0.6, -0.3, 11, -4, -0.4, -0.4, -0.1, 0.8, 1.8],
    V5: [0.6, -0.5, 11, -2, 0, 0.1, 0.4, 1.2, 2],
    V6: [0.6, -0.5, 8, -0.8, 0.3, 0.4, 0.7, 1.2, 1.8],
  },
};

/** Returns 10 seconds of an inferior infarction with ST elevation. */
export const inferiorStemiTrace = () => beatTrace(beats, 10);
