import type { Caution } from '../kit/definition.ts';

/** A unit with its conversion to the base of its category and back. */
export interface Unit {
  readonly symbol: string;
  readonly name: string;
  readonly toBase: (value: number) => number;
  readonly fromBase: (value: number) => number;
}

export interface UnitCategory {
  readonly key: string;
  readonly label: string;
  readonly units: readonly Unit[];
  /** Shown while the category is chosen. */
  readonly caution?: Caution;
}

/** Returns a unit from `[symbol, name, number of base units]`. */
const scaled = ([symbol, name, inBase]: readonly [string, string, number]): Unit => ({
  symbol,
  name,
  toBase: (value) => value * inBase,
  fromBase: (value) => value / inBase,
});

const temperature: readonly Unit[] = [
  { symbol: 'C', name: 'degree Celsius', toBase: (value) => value, fromBase: (value) => value },
  {
    symbol: 'F',
    name: 'degree Fahrenheit',
    toBase: (value) => ((value - 32) * 5) / 9,
    fromBase: (value) => (value * 9) / 5 + 32,
  },
  { symbol: 'K', name: 'kelvin', toBase: (value) => value - 273.15, fromBase: (value) => value + 273.15 },
];

/**
 * Units and factors as specified. The factors of mmol/L, umol/L, ng/mL and ug/mL to mg/dL are not correct
 * (see convert.ts).
 */
export const unitCategories: readonly UnitCategory[] = [
  {
    key: 'mass',
    label: 'Weight/Mass',
    units: [
      scaled(['ug', 'microgram', 1e-6]),
      scaled(['mg', 'milligram', 0.001]),
      scaled(['g', 'gram', 1]),
      scaled(['kg', 'kilogram', 1000]),
      scaled(['lb', 'pound', 453.592]),
      scaled(['oz', 'ounce', 28.3495]),
    ],
  },
  {
    key: 'volume',
    label: 'Volume',
    units: [
      scaled(['uL', 'microlitre', 1e-6]),
      scaled(['mL', 'millilitre', 0.001]),
      scaled(['L', 'litre', 1]),
      scaled(['fl oz', 'US fluid ounce', 0.0295735]),
      scaled(['cup', 'US cup', 0.236588]),
      scaled(['pt', 'US pint', 0.473176]),
      scaled(['qt', 'US quart', 0.946353]),
      scaled(['gal', 'US gallon', 3.78541]),
    ],
  },
  {
    key: 'length',
    label: 'Length',
    units: [
      scaled(['mm', 'millimetre', 0.001]),
      scaled(['cm', 'centimetre', 0.01]),
      scaled(['m', 'metre', 1]),
      scaled(['km', 'kilometre', 1000]),
      scaled(['in', 'inch', 0.0254]),
      scaled(['ft', 'foot', 0.3048]),
      scaled(['yd', 'yard', 0.9144]),
      scaled(['mi', 'mile', 1609.34]),
    ],
  },
  { key: 'temperature', label: 'Temperature', units: temperature },
  {
    key: 'pressure',
    label: 'Pressure',
    units: [
      scaled(['Pa', 'pascal', 1]),
      scaled(['kPa', 'kilopascal', 1000]),
      scaled(['mmHg', 'millimetre of mercury', 133.322]),
      scaled(['inHg', 'inch of mercury', 3386.39]),
      scaled(['atm', 'atmosphere', 101325]),
      scaled(['bar', 'bar', 100000]),
      scaled(['psi', 'pound per square inch', 6894.76]),
    ],
  },
  {
    key: 'concentration',
    label: 'Concentration',
    units: [
      scaled(['mg/dL', 'milligram per decilitre', 1]),
      scaled(['g/L', 'gram per litre', 100]),
      scaled(['mmol/L', 'millimole per litre', 1]),
      scaled(['umol/L', 'micromole per litre', 0.001]),
      scaled(['ng/mL', 'nanogram per millilitre', 1]),
      scaled(['ug/mL', 'microgram per millilitre', 1000]),
    ],
    caution: {
      level: 'danger',
      text: 'Without a substance, conversions of concentrations are not specific to it: do not use them for laboratory values. Choose the substance.',
      brief: 'No substance chosen: not for laboratory values.',
      source: 'Arithmetic; molar masses',
    },
  },
];

/** Grams per litre of each mass concentration unit. These are true factors, not the specified ones. */
export const gramsPerLitre: Readonly<Record<string, number>> = {
  'mg/dL': 0.01,
  'g/L': 1,
  'ng/mL': 1e-6,
  'ug/mL': 0.001,
};

/** Moles per litre of each molar concentration unit. */
export const molesPerLitre: Readonly<Record<string, number>> = { 'mmol/L': 0.001, 'umol/L': 1e-6 };

/** Molar masses in g/mol, from IUPAC atomic weights. */
export const analytes = [
  { key: 'glucose', label: 'Glucose', molarMass: 180.156 },
  { key: 'creatinine', label: 'Creatinine', molarMass: 113.12 },
  { key: 'urea', label: 'Urea', molarMass: 60.06 },
  { key: 'urea-nitrogen', label: 'Urea nitrogen (BUN)', molarMass: 28.014 },
  { key: 'bilirubin', label: 'Bilirubin', molarMass: 584.66 },
  { key: 'calcium', label: 'Calcium', molarMass: 40.08 },
  { key: 'magnesium', label: 'Magnesium', molarMass: 24.31 },
  { key: 'cholesterol', label: 'Cholesterol', molarMass: 386.65 },
  { key: 'triglycerides', label: 'Triglycerides (average)', molarMass: 885.7 },
  { key: 'lactate', label: 'Lactate (as lactic acid)', molarMass: 90.08 },
  // The monomer with one haem: 1 g/dL is 0.6206 mmol/L, as laboratories report it.
  { key: 'haemoglobin', label: 'Haemoglobin (one chain)', molarMass: 16114 },
] as const;

export type AnalyteKey = (typeof analytes)[number]['key'];
