import type { Complex } from '../complexes.ts';
import { narrowQrs } from './narrow-qrs.ts';

/** A sinus P wave, at most 1.2 mm in II. Its moment is its peak. */
export const sinusP: Complex = {
  waves: [{ name: 'P', atMs: 0, widthMs: 19 }],
  heights: { I: [0.7], II: [1.2], V1: [0.5], V2: [0.5], V3: [0.5], V4: [0.6], V5: [0.6], V6: [0.6] },
};

/** A narrow QRS of 90 ms with a T wave that ends early, as in a fast rhythm. Its moment is R. */
export const narrowBeat: Complex = {
  waves: [...narrowQrs, { name: 'T', atMs: 200, widthMs: 38 }],
  heights: {
    //   Q     R   S     J     T
    I: [-0.3, 6, -0.8, 0, 1.2],
    II: [-0.4, 9, -1, 0, 1.8],
    V1: [0.4, 1.6, -7, 0, 0.3],
    V2: [0.6, 4, -9, 0.2, 2.4],
    V3: [0.3, 7, -6, 0.2, 2.6],
    V4: [-0.4, 11, -4, 0, 2.6],
    V5: [-0.5, 11, -2, 0, 2.2],
    V6: [-0.5, 8, -0.8, 0, 1.6],
  },
};

/**
 * A beat that begins in the left ventricle near its apex: QRS 160 ms, upright in V1, negative in V6, I and II, so
 * that the axis points up and to the right. T has the opposite direction. Its moment is the middle of QRS.
 */
export const ventricularBeat: Complex = {
  waves: [
    { name: 'Start of QRS', atMs: -42, widthMs: 17 },
    { name: 'QRS', atMs: 0, widthMs: 17 },
    { name: 'End of QRS', atMs: 42, widthMs: 17 },
    { name: 'J', atMs: 88, widthMs: 18 },
    { name: 'T', atMs: 172, widthMs: 30 },
  ],
  heights: {
    //   Start QRS End  J  T
    I: [-1, -4, -3.4, 0, 1.4],
    II: [-2, -7, -9, 0, 3],
    V1: [6, 9, 4, 0, -3],
    V2: [6.5, 7, 3, 0, -2.6],
    V3: [4, 4, 1.5, 0, -1.6],
    V4: [1.5, -2, -3, 0, 1],
    V5: [-1, -6, -6, 0, 2.2],
    V6: [-2, -8, -6.5, 0, 2.8],
  },
};

/**
 * An escape beat from the right ventricle: QRS 150 ms, negative in V1 to V3, upright in I, V5 and V6, T opposite. Its
 * moment is the middle of QRS.
 */
export const escapeBeat: Complex = {
  waves: [
    { name: 'Start of QRS', atMs: -40, widthMs: 16 },
    { name: 'QRS', atMs: 0, widthMs: 16 },
    { name: 'End of QRS', atMs: 40, widthMs: 16 },
    { name: 'J', atMs: 86, widthMs: 18 },
    { name: 'ST', atMs: 170, widthMs: 40 },
    { name: 'T', atMs: 300, widthMs: 50 },
  ],
  heights: {
    //   Start QRS End   J     ST   T
    I: [1.6, 6, 7, -0.3, -0.6, -1.8],
    II: [1.4, 4, 3, -0.2, -0.3, -0.9],
    V1: [-4, -10, -5, 0.6, 1, 2.8],
    V2: [-5, -13, -6, 1, 1.6, 4.6],
    V3: [-2, -8, -6.5, 0.8, 1.2, 3.6],
    V4: [2, 2, -2, 0.2, 0.3, 1],
    V5: [1.6, 6, 7, -0.3, -0.6, -1.8],
    V6: [2, 7, 8, -0.4, -0.7, -2.2],
  },
};
