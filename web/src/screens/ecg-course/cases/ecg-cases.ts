import type { EcgCase } from './ecg-case.ts';
import { shockableArrest } from './shockable-arrest.ts';
import { stemi } from './stemi.ts';

/** The cases of the ECG practice course, in order. */
export const ecgCases: readonly [EcgCase, EcgCase] = [shockableArrest, stemi];
