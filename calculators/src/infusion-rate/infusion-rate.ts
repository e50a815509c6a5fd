import { defineCalculator, noResult, present } from '../kit/definition.ts';
import { formatNumber } from '../kit/format.ts';
import { choice, countsAs, number, optional } from '../kit/inputs.ts';
import { weightFromPatient } from '../kit/patient.ts';

const source = 'calculatorhub.com, infusion rate; droracle.ai 498576';

/** The units in which a dose is ordered. A dose in one of them, times `perHour`, is an amount an hour. */
const doseUnits = {
  'ug/kg/min': { amount: 'mg', perHour: 60 / 1000, byWeight: true },
  'ug/kg/h': { amount: 'mg', perHour: 1 / 1000, byWeight: true },
  'mg/kg/h': { amount: 'mg', perHour: 1, byWeight: true },
  'ug/min': { amount: 'mg', perHour: 60 / 1000, byWeight: false },
  'mg/min': { amount: 'mg', perHour: 60, byWeight: false },
  'mg/h': { amount: 'mg', perHour: 1, byWeight: false },
  'units/kg/h': { amount: 'units', perHour: 1, byWeight: true },
  'units/h': { amount: 'units', perHour: 1, byWeight: false },
} as const;

type DoseUnit = keyof typeof doseUnits;

const written: Record<DoseUnit, string> = {
  'ug/kg/min': 'micrograms/kg/min',
  'ug/kg/h': 'micrograms/kg/h',
  'mg/kg/h': 'mg/kg/h',
  'ug/min': 'micrograms/min',
  'mg/min': 'mg/min',
  'mg/h': 'mg/h',
  'units/kg/h': 'units/kg/h',
  'units/h': 'units/h',
};

const drops = {
  '10': 10,
  '15': 15,
  '20': 20,
  '60': 60,
} as const;

/** Formats a figure of an infusion with enough digits to set a pump by, and never as 0. */
const precise = (value: number): string =>
  formatNumber(value, value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 4);

/**
 * Rate of an infusion from its dose, or dose from its rate: mL/h = dose x weight x 60 / concentration. Opened:
 * calculatorhub.com, thenursingdirectory.com and droracle.ai (561188, 498576) with their worked examples, which are cases
 * of the vectors, read twice.
 */
export const infusionRate = defineCalculator({
  subtitle: 'From the dose to mL/h and drops, and back',
  notFor: [],
  inputs: {
    direction: countsAs(
      'rate',
      choice('Find', [
        ['rate', 'Rate from the dose'],
        ['dose', 'Dose from the rate'],
      ]),
    ),
    unit: choice(
      'Dose unit',
      (Object.keys(doseUnits) as DoseUnit[]).map((key) => [key, written[key]] as const),
      { appearance: 'select' },
    ),
    amount: number('Drug in the syringe or bag', 'mg or units', {
      min: 0.001,
      max: 100_000,
      step: 0.001,
      help: 'In mg; in units for a dose in units. 1 mg is 1000 micrograms.',
    }),
    volume: number('Whole volume', 'mL', { min: 1, max: 5000, step: 0.1 }),
    weight: optional(
      number('Weight', 'kg', {
        min: 0.4,
        max: 300,
        step: 0.1,
        measure: 'weight',
        help: 'For a dose per kg.',
      }),
    ),
    dose: optional(
      number('Dose', 'in the chosen unit', {
        min: 0.00001,
        max: 100_000,
        step: 0.00001,
        help: 'To find the rate.',
      }),
    ),
    rate: optional(number('Rate', 'mL/h', { min: 0.01, max: 5000, step: 0.01, help: 'To find the dose.' })),
    dropFactor: optional(
      choice('Giving set', [
        ['10', '10 drops/mL'],
        ['15', '15 drops/mL'],
        ['20', '20 drops/mL'],
        ['60', '60 drops/mL'],
      ]),
    ),
  },
  fromPatient: weightFromPatient,
  compute({ direction, unit, amount, volume, weight, dose, rate, dropFactor }) {
    const { perHour, byWeight, amount: of } = doseUnits[unit];
    if (byWeight && weight === undefined) return noResult({}, 'A dose per kg needs the weight.');
    const factor = perHour * (byWeight ? (weight ?? 1) : 1);
    const concentration = amount / volume;
    const found =
      direction === 'rate'
        ? dose === undefined
          ? undefined
          : { dose, rate: (dose * factor) / concentration }
        : rate === undefined
          ? undefined
          : { rate, dose: (rate * concentration) / factor };
    if (found === undefined)
      return noResult({}, direction === 'rate' ? 'Enter the dose.' : 'Enter the rate.');
    const perMinute = dropFactor === undefined ? null : (found.rate * drops[dropFactor]) / 60;
    const isRate = direction === 'rate';
    return {
      values: present({ ...found, concentration, perHour: found.dose * factor, drops: perMinute }),
      headline: isRate
        ? { label: 'Rate', text: precise(found.rate), suffix: 'mL/h' }
        : { label: 'Dose', text: precise(found.dose), suffix: written[unit] },
      figures: [
        isRate
          ? { label: 'Dose', text: `${precise(found.dose)} ${written[unit]}` }
          : { label: 'Rate', text: `${precise(found.rate)} mL/h` },
        {
          label: 'Concentration',
          text: `${precise(concentration)} ${of}/mL`,
          ...(of === 'mg' ? { note: `${precise(concentration * 1000)} micrograms/mL` } : {}),
        },
        { label: 'Drug an hour', text: `${precise(found.dose * factor)} ${of}` },
        ...(perMinute === null
          ? []
          : [{ label: 'Drops', text: `${precise(perMinute)} a minute`, note: `${dropFactor} drops/mL` }]),
      ],
      cautions: [
        ...(found.rate > 1000
          ? [
              {
                level: 'danger' as const,
                text: 'Over 1000 mL/h: look again at mg and micrograms, and at the unit of the dose.',
                brief: 'Over 1000 mL/h: check the units.',
                source,
              },
            ]
          : []),
        ...(found.rate < 0.5
          ? [
              {
                level: 'danger' as const,
                text: 'Under 0.5 mL/h: a pump is not exact here. Look again at the units, or make it weaker.',
                brief: 'Under 0.5 mL/h: check the units.',
                source: `${source} (the limit awaits clinical review)`,
              },
            ]
          : []),
      ],
    };
  },
  cautions: [
    {
      level: 'danger',
      text: 'A slip of mg and micrograms is a thousand times the dose. A second person works it out; a vasopressor goes by a pump.',
      source,
    },
  ],
  resetLabel: 'Reset',
  references: [
    {
      text: 'Arithmetic: rate (mL/h) = dose (micrograms/kg/min) × weight (kg) × 60 / concentration (micrograms/mL).',
    },
  ],
});
