import type { EcgCase } from './case.ts';
import { shockableArrest } from './shockable-arrest.ts';
import { stemi } from './stemi.ts';

export type { EcgCase, ModelAnswer } from './case.ts';
export type { EcgTrace, Lead } from './leads.ts';

/** The cases of the ECG practice course, in their order. */
export const ecgCases: readonly [EcgCase, EcgCase] = [shockableArrest, stemi];
