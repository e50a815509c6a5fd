import { type Caution, defineCalculator, type Outcome } from '../kit/definition.ts';
import { choice, number, optional } from '../kit/inputs.ts';
import { convert, unitsOfPair } from './convert.ts';
import { analytes, unitCategories } from './units.ts';

const source = 'Arithmetic; molar masses';

const units = unitCategories.flatMap((category) => category.units);
const unitOptions = units.map(({ symbol, name }) => [symbol, `${symbol} (${name})`] as const);

const inputs = {
  // The category only shortens the lists of the panel. The units determine the conversion.
  category: optional(
    choice(
      'Category',
      unitCategories.map(({ key, label }) => [key, label] as const),
      { appearance: 'select' },
    ),
  ),
  value: number('Value', '', { min: -1e9, max: 1e9, step: 0.000001 }),
  from: choice('From', unitOptions, { appearance: 'select' }),
  to: choice('To', unitOptions, { appearance: 'select' }),
  analyte: optional(
    choice(
      'Substance',
      analytes.map(({ key, label }) => [key, label] as const),
      { appearance: 'select', help: 'Concentrations only. Without it the conversion is not specific.' },
    ),
  ),
};

/** Medical units: mass, volume, length, temperature, pressure and concentration. */
export const unitsConverter = defineCalculator({
  subtitle: 'Mass, volume, length, temperature, pressure and concentration',
  notFor: [],
  inputs,
  panel: 'units-converter',
  compute({ value, from, to, analyte }) {
    const { text, caution } = convert(value, from, to, analyte);
    const category = unitsOfPair(from, to)?.category;
    const standing = analyte === undefined ? category?.caution : undefined;
    return {
      values: { result: text },
      // A figure with a caution is only shown inside the caution.
      headline: caution ? { label: 'Result', text: '--' } : { label: 'Result', text, suffix: to },
      band: caution
        ? { title: 'Do not use', tone: 'danger', advice: 'Read the caution below.' }
        : {
            title: category?.label ?? 'Result',
            tone: 'neutral',
            advice: `${value} ${from} is ${text} ${to}. Check both units before you use it.`,
          },
      cautions: [...(caution ? [caution] : []), ...(standing ? [standing] : [])],
    } satisfies Outcome;
  },
  cautions: [
    note(
      "Conversions between molar (mmol/L, umol/L) and mass units are not valid here: they need the molar mass of the substance, and this page's figure must not be used. Choose the substance for the true one.",
    ),
    note('ng/mL and ug/mL against mg/dL are 10,000 times out.'),
    note('0 can mean too small to show or not convertible.'),
    note(
      'Fluid ounce, cup, pint, quart and gallon are US measures, smaller or larger than the imperial ones.',
    ),
  ],
  resetLabel: 'Reset Converter',
  references: [
    { text: 'International Union of Pure and Applied Chemistry. Standard atomic weights.' },
    { text: 'Thompson A, Taylor BN. Guide for the use of the International System of Units. NIST SP 811.' },
  ],
});

function note(text: string): Caution {
  return { level: 'note', text, source };
}
