import { type BandTable, bandFor, fixedInBand } from '../kit/bands.ts';
import { defineCalculator, present } from '../kit/definition.ts';
import { formatFixed } from '../kit/format.ts';
import { choice, number, optional } from '../kit/inputs.ts';
import { knownValues } from '../kit/patient.ts';

const who = 'WHO 2000, Technical Report Series 894';

/** Height of five feet, below which the formula of Devine is not defined. */
const fiveFeet = 152.4;

const bands: BandTable = {
  title: 'BMI (kg/m²)',
  step: 0,
  lowest: 0,
  bands: [
    {
      atLeast: 0,
      title: 'Underweight',
      tone: 'caution',
      advice: 'Look for hunger, tuberculosis, HIV and cancer.',
    },
    { atLeast: 18.5, title: 'Normal range', tone: 'normal', advice: 'Doses by actual weight.' },
    {
      atLeast: 25,
      title: 'Overweight',
      tone: 'neutral',
      advice: 'Doses by actual weight, unless the drug says otherwise.',
    },
    {
      atLeast: 30,
      title: 'Obese, class I',
      tone: 'caution',
      advice: 'Ask of each drug by which weight it is dosed.',
    },
    {
      atLeast: 35,
      title: 'Obese, class II',
      tone: 'caution',
      advice: 'Ask of each drug by which weight it is dosed.',
    },
    {
      atLeast: 40,
      title: 'Obese, class III',
      tone: 'caution',
      advice: 'Ask of each drug by which weight it is dosed. Expect a difficult airway.',
      next: [{ tool: 'rsi' }],
    },
  ],
};

/**
 * Body mass index with the classes of the WHO, body surface (Mosteller 1987), ideal weight (Devine 1974) and adjusted
 * weight (ideal + 0.4 x the excess). Opened: clinicalgate.com table 163-1 and doi:10.1186/2047-0525-2-12 table 1
 * (classes), globalrph.com/bsa2 (Mosteller), harderworld.com and superglobalcalculator.com (Devine, 50 or 45.5 + 2.3 per
 * inch over 60), rxkinetics.com (adjusted weight), read twice.
 */
export const bodySize = defineCalculator({
  subtitle: 'Which weight to dose by',
  notFor: [
    { words: 'children', facts: { group: 'child' } },
    { words: 'pregnancy', facts: { isPregnant: true } },
  ],
  inputs: {
    weight: number('Weight', 'kg', { min: 20, max: 350, step: 0.1, measure: 'weight' }),
    height: number('Height', 'cm', { min: 120, max: 230 }),
    sex: optional(
      choice(
        'Sex',
        [
          ['female', 'Female'],
          ['male', 'Male'],
        ],
        { help: 'For the ideal and adjusted weight.' },
      ),
    ),
  },
  fromPatient: ({ weight, sex }) => knownValues({ weight, sex }),
  bands,
  compute({ weight, height, sex }) {
    const bmi = weight / (height / 100) ** 2;
    const surface = Math.sqrt((height * weight) / 3600);
    const ideal =
      sex === undefined || height < fiveFeet
        ? null
        : (sex === 'female' ? 45.5 : 50) + (2.3 * (height - fiveFeet)) / 2.54;
    const adjusted = ideal === null || weight <= ideal ? null : ideal + 0.4 * (weight - ideal);
    const { title, tone, advice, next } = bandFor(bands, bmi);
    const kg = (value: number) => `${formatFixed(value, 1)} kg`;
    return {
      values: present({ bmi, band: title, surface, ideal, adjusted }),
      headline: { label: 'BMI', text: fixedInBand(bands, bmi, 1), suffix: 'kg/m²' },
      band: { title, tone, advice, ...(next ? { next } : {}) },
      figures: [
        { label: 'Body surface', text: `${formatFixed(surface, 2)} m²`, note: 'Mosteller' },
        {
          label: 'Ideal weight',
          text: ideal === null ? '--' : kg(ideal),
          note: height < fiveFeet ? 'Devine is not defined under 152.4 cm' : sex ? 'Devine' : 'needs the sex',
        },
        {
          label: 'Adjusted weight',
          text: adjusted === null ? '--' : kg(adjusted),
          note: 'ideal + 0.4 × (actual − ideal), if the actual weight is above the ideal',
        },
      ],
    };
  },
  cautions: [
    {
      level: 'note',
      text: 'A weight for a dose is that which the page of the drug names. The tidal volume goes by predicted weight, whatever the BMI.',
      source: 'Awaiting clinical review; ARDSNet 2000, doi:10.1056/NEJM200005043421801',
    },
    {
      level: 'note',
      text: 'Oedema, pregnancy and muscle make the BMI wrong.',
      source: `${who} (awaiting clinical review)`,
    },
  ],
  resetLabel: 'Reset',
  related: ['lung-protective'],
  references: [
    {
      text: 'WHO. Obesity: preventing and managing the global epidemic. Technical Report Series 894. Geneva, 2000.',
    },
    {
      text: 'Mosteller RD. Simplified calculation of body-surface area. N Engl J Med 1987;317:1098.',
      doi: '10.1056/NEJM198710223171717',
    },
    { text: 'Devine BJ. Gentamicin therapy. Drug Intell Clin Pharm 1974;8:650-5.' },
  ],
});
