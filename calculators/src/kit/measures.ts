import type { NumberInput } from './inputs.ts';

/** A unit a measurement can be given in; `toSpecified` and `fromSpecified` undo each other. */
export interface MeasureUnit {
  readonly unit: string;
  readonly toSpecified: (value: number) => number;
  readonly fromSpecified: (value: number) => number;
  /**
   * Decimals of a value shown in this unit: enough that a value switched to it and back reads the
   * same, or a mere look at the other unit could carry a value over a band edge.
   */
  readonly decimals: number;
}

const same = (unit: string, decimals: number): MeasureUnit => ({
  unit,
  decimals,
  toSpecified: (value) => value,
  fromSpecified: (value) => value,
});

/** A unit of which `perSpecified` make one of the specified unit. */
const scaled = (unit: string, perSpecified: number, decimals: number): MeasureUnit => ({
  unit,
  decimals,
  toSpecified: (value) => value / perSpecified,
  fromSpecified: (value) => value * perSpecified,
});

/**
 * What the region measures in more than one unit. The first unit is the specified one, which every
 * rule runs in; the others are converted at the edge. Factors are from molar masses (IUPAC):
 * creatinine 113.12, bilirubin 584.66, cholesterol 386.65, urea nitrogen 28.014 (2 N), glucose
 * 180.156 g/mol.
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
  bilirubin: [same('mg/dL', 1), scaled('umol/L', 17.1, 0)],
  cholesterol: [same('mg/dL', 0), scaled('mmol/L', 1 / 38.67, 2)],
  hdl: [same('mg/dL', 0), scaled('mmol/L', 1 / 38.67, 2)],
  urea: [same('mmol/L', 1), scaled('mg/dL BUN', 2.801, 1)],
  glucose: [same('mmol/L', 1), scaled('mg/dL', 18.016, 0)],
} as const satisfies Record<string, readonly [MeasureUnit, ...MeasureUnit[]]>;

export type Measure = keyof typeof measures;

/** The units an input can be given in, the specified one first. */
export function unitsOf({ measure, unit }: NumberInput): readonly MeasureUnit[] {
  return measure === undefined ? [same(unit, 2)] : measures[measure];
}
