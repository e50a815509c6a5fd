import { blood, furtherBlood } from './measures/blood.ts';
import { measuredFindings } from './measures/findings.ts';
import { gases } from './measures/gases.ts';
import { intervals } from './measures/intervals.ts';
import type { Measure } from './measures/measure.ts';
import { vitalSigns } from './measures/vital-signs.ts';

/** The measures, in the order of a handover. */
export const measures: readonly Measure[] = [
  ...vitalSigns,
  ...blood,
  ...intervals,
  ...furtherBlood,
  ...gases,
  ...measuredFindings,
];
