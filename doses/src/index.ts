/**
 * Everything that is known about amounts of drugs: units, patients, strengths, working out, limits, wording,
 * and the reader of typed amounts. It is pure, and the browser, the server and Remi share it.
 */
export * from './ages.ts';
export type { GivenDose, Limited } from './comparable.ts';
export * from './fit.ts';
export * from './infusions.ts';
export * from './limits.ts';
export * from './patient.ts';
export * from './plan/dose-plan.ts';
export * from './plan/figures.ts';
export * from './plan/shown-dose.ts';
export * from './possible-patients.ts';
export * from './read.ts';
export type { Recipient } from './readings.ts';
export * from './spans.ts';
export * from './strengths.ts';
export * from './units.ts';
export * from './volumes.ts';
export * from './weights.ts';
export * from './wording.ts';
export * from './work-out.ts';
