/** The measured leads. The other four follow from I and II. */
const measuredLeads = ['I', 'II', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6'] as const;
export type MeasuredLead = (typeof measuredLeads)[number];

/** The twelve leads in the column order of a standard page. */
export const allLeads = ['I', 'II', 'III', 'aVR', 'aVL', 'aVF', 'V1', 'V2', 'V3', 'V4', 'V5', 'V6'] as const;
export type Lead = (typeof allLeads)[number];

/** A value, or a list of them, for each of the twelve leads. */
export type EachLead<Value> = Readonly<Record<Lead, Value>>;

/** A recording: every lead in mV, sampled at the same times. */
export interface EcgTrace {
  readonly samplesPerSecond: number;
  readonly seconds: number;
  readonly millivolts: EachLead<readonly number[]>;
}

/** Returns the values of all twelve leads from eight, by Einthoven's and Goldberger's equations. */
function withLimbLeads(measured: Readonly<Record<MeasuredLead, number>>): EachLead<number> {
  const { I: one, II: two } = measured;
  return {
    ...measured,
    III: two - one,
    aVR: -(one + two) / 2,
    aVL: one - two / 2,
    aVF: two - one / 2,
  };
}

/** Returns a recording of twelve leads from the eight measured ones. */
export function traceOf(
  measured: Readonly<Record<MeasuredLead, readonly number[]>>,
  samplesPerSecond: number,
): EcgTrace {
  const count = measured.I.length;
  const samples = Array.from({ length: count }, (_, index) =>
    withLimbLeads(eachMeasured((lead) => measured[lead][index] ?? 0)),
  );
  const millivolts = Object.fromEntries(
    allLeads.map((lead) => [lead, samples.map((sample) => sample[lead])]),
  ) as Record<Lead, number[]>;
  return { samplesPerSecond, seconds: count / samplesPerSecond, millivolts };
}

/** Returns the result of a function for each measured lead. */
export function eachMeasured<Value>(of: (lead: MeasuredLead) => Value): Record<MeasuredLead, Value> {
  return Object.fromEntries(measuredLeads.map((lead) => [lead, of(lead)])) as Record<MeasuredLead, Value>;
}
