/** A unit of a measurement. `toSpecified` and `fromSpecified` are inverse functions. */
export interface MeasureUnit {
  readonly unit: string;
  readonly toSpecified: (value: number) => number;
  readonly fromSpecified: (value: number) => number;
  /**
   * Decimals of a value in this unit. They suffice for a value that is switched to this unit and back to stay
   * the same; otherwise a mere switch could move it across a band edge.
   */
  readonly decimals: number;
}

const same = (unit: string, decimals: number): MeasureUnit => ({
  unit,
  decimals,
  toSpecified: (value) => value,
  fromSpecified: (value) => value,
});

/** Returns a unit of which `perSpecified` equal one specified unit. */
const scaled = (unit: string, perSpecified: number, decimals: number): MeasureUnit => ({
  unit,
  decimals,
  toSpecified: (value) => value / perSpecified,
  fromSpecified: (value) => value * perSpecified,
});

/**
 * Measurements that the region takes in more than one unit. The first unit is the specified one, which every
 * rule uses; the others are converted on input. Factors come from molar masses (IUPAC): creatinine 113.12,
 * bilirubin 584.66, cholesterol 386.65, urea nitrogen 28.014 (2 N), glucose 180.156, paracetamol 151.16 g/mol. A tool
 * beyond the specification takes the unit of southern African laboratories as its first.
 */
export const measures = {
  weight: [same('kg', 1), scaled('lb', 1 / 0.45359237, 1)],
  temperature: [
    same('°C', 1),
    {
      unit: '°F',
      decimals: 1,
      toSpecified: (value: number) => ((value - 32) * 5) / 9,
      fromSpecified: (value: number) => (value * 9) / 5 + 32,
    },
  ],
  pressure: [same('mmHg', 0), scaled('kPa', 0.133322, 1)],
  creatinine: [same('mg/dL', 2), scaled('umol/L', 88.4, 1)],
  creatinineInMicromol: [same('umol/L', 0), scaled('mg/dL', 1 / 88.4, 3)],
  bilirubin: [same('mg/dL', 1), scaled('umol/L', 17.1, 0)],
  bilirubinInMicromol: [same('umol/L', 0), scaled('mg/dL', 1 / 17.1, 2)],
  paracetamol: [same('mg/L', 1), scaled('umol/L', 6.615, 1)],
  cholesterol: [same('mg/dL', 0), scaled('mmol/L', 1 / 38.67, 2)],
  hdl: [same('mg/dL', 0), scaled('mmol/L', 1 / 38.67, 2)],
  urea: [same('mmol/L', 1), scaled('mg/dL BUN', 2.801, 1)],
  glucose: [same('mmol/L', 1), scaled('mg/dL', 18.016, 0)],
} as const satisfies Record<string, readonly [MeasureUnit, ...MeasureUnit[]]>;

export type Measure = keyof typeof measures;

/** Returns the units of an input, the specified one first. */
export function unitsOf({
  measure,
  unit,
}: {
  readonly measure?: Measure;
  readonly unit: string;
}): readonly MeasureUnit[] {
  return measure === undefined ? [same(unit, 2)] : measures[measure];
}
