import { type BandTable, bandFor, fixedInBand } from '../kit/bands.ts';
import { defineCalculator, present } from '../kit/definition.ts';
import { formatNumber } from '../kit/format.ts';
import { choice, number, optional } from '../kit/inputs.ts';
import { knownValues, yearsOf } from '../kit/patient.ts';

const kdigo = 'KDIGO 2024 categories, as quoted by medikquantis.me (awaiting clinical review)';
const gault = 'Cockcroft 1976, doi:10.1159/000180580';

/** The bands use the unrounded value. */
const bands: BandTable = {
  title: 'eGFR (mL/min/1.73 m²)',
  step: 0,
  lowest: 0,
  bands: [
    {
      atLeast: 0,
      title: 'G5: kidney failure',
      tone: 'danger',
      advice: 'Check potassium and acid-base state, adjust every dose, discuss with nephrology.',
      next: [{ chart: 24 }, { drug: 13 }],
    },
    {
      atLeast: 15,
      title: 'G4: severely decreased',
      tone: 'danger',
      advice: 'Check potassium, adjust doses by creatinine clearance, refer.',
      next: [{ chart: 24 }, { drug: 13 }],
    },
    {
      atLeast: 30,
      title: 'G3b: moderately to severely decreased',
      tone: 'caution',
      advice: 'Check doses of drugs that the kidney clears, and what harms it.',
    },
    {
      atLeast: 45,
      title: 'G3a: mildly to moderately decreased',
      tone: 'caution',
      advice: 'Check doses of drugs that the kidney clears. Kidney disease if it lasts over 3 months.',
    },
    {
      atLeast: 60,
      title: 'G2: mildly decreased',
      tone: 'neutral',
      advice: 'Kidney disease only with another sign of damage, such as protein in the urine.',
    },
    {
      atLeast: 90,
      title: 'G1: normal or high',
      tone: 'normal',
      advice: 'Kidney disease only with another sign of damage, such as protein in the urine.',
    },
  ],
};

const inputs = {
  age: number('Age', 'years', { min: 18, max: 120 }),
  sex: choice('Sex', [
    ['female', 'Female'],
    ['male', 'Male'],
  ]),
  creatinine: number('Serum creatinine', 'umol/L', { min: 18, max: 2652, measure: 'creatinineInMicromol' }),
  weight: optional(
    number('Weight', 'kg', {
      min: 20,
      max: 300,
      step: 0.1,
      measure: 'weight',
      help: 'For the creatinine clearance. Actual weight.',
    }),
  ),
};

/** umol/L of creatinine in 1 mg/dL, the unit of both equations. */
const micromolPerMg = 88.4;

/** Returns the eGFR by CKD-EPI 2021 in mL/min/1.73 m², from the creatinine in mg/dL. */
function ckdEpi(creatinine: number, age: number, isFemale: boolean): number {
  const ratio = creatinine / (isFemale ? 0.7 : 0.9);
  const below = Math.min(ratio, 1) ** (isFemale ? -0.241 : -0.302);
  return 142 * below * Math.max(ratio, 1) ** -1.2 * 0.9938 ** age * (isFemale ? 1.012 : 1);
}

/**
 * Kidney function from serum creatinine: CKD-EPI 2021 without race (Inker 2021), and the clearance of Cockcroft and
 * Gault (1976) if the weight is known. Opened: kidney.org, the equation with its constants, read twice; rxkinetics.com,
 * medicalalgorithms.com and tabers.com for Cockcroft-Gault, which agree.
 */
export const egfr = defineCalculator({
  subtitle: 'CKD-EPI 2021 for staging, Cockcroft-Gault for doses',
  notFor: [
    { words: 'under 18 years', facts: { underYears: 18 } },
    { words: 'pregnancy', facts: { isPregnant: true } },
    { words: 'a creatinine that is still rising or falling' },
  ],
  inputs,
  fromPatient: (patient) => knownValues({ age: yearsOf(patient), sex: patient.sex, weight: patient.weight }),
  bands,
  compute({ age, sex, creatinine, weight }) {
    const isFemale = sex === 'female';
    const inMg = creatinine / micromolPerMg;
    const rate = ckdEpi(inMg, age, isFemale);
    const clearance =
      weight === undefined ? null : (((140 - age) * weight) / (72 * inMg)) * (isFemale ? 0.85 : 1);
    const { title, tone, advice, next } = bandFor(bands, rate);
    return {
      values: present({ egfr: rate, band: title, clearance }),
      headline: { label: 'eGFR', text: fixedInBand(bands, rate, 0), suffix: 'mL/min/1.73 m²' },
      band: { title, tone, advice, ...(next ? { next } : {}) },
      figures: [
        clearance === null
          ? { label: 'Creatinine clearance', text: '--', note: 'needs the weight' }
          : {
              label: 'Creatinine clearance',
              text: `${formatNumber(clearance, 0)} mL/min`,
              note: 'Cockcroft-Gault, actual weight',
            },
      ],
    };
  },
  cautions: [
    {
      level: 'note',
      text: 'A creatinine that is rising lags behind the kidney: in acute kidney injury both figures are too high.',
      source: 'Critical Care 17:R108 (abstract): 11 and 7 mL/min/1.73 m² too high in early injury',
    },
    {
      level: 'note',
      text: 'In Malawi, South Africa and Uganda creatinine equations read too high, most of all where function was low.',
      source: 'Fabian 2022, doi:10.1016/S2214-109X(22)00239-X',
    },
    {
      level: 'note',
      text: 'The clearance uses the actual weight. In obesity it reads too high: many use the adjusted weight.',
      source: `${gault}; rxkinetics.com (awaiting clinical review)`,
    },
    { level: 'note', text: 'The grades are those of chronic disease.', source: kdigo },
  ],
  resetLabel: 'Reset',
  references: [
    {
      text: 'Inker LA et al. New creatinine- and cystatin C-based equations to estimate GFR without race. N Engl J Med 2021;385:1737-49.',
      doi: '10.1056/NEJMoa2102953',
    },
    {
      text: 'Cockcroft DW, Gault MH. Prediction of creatinine clearance from serum creatinine. Nephron 1976;16:31-41.',
      doi: '10.1159/000180580',
    },
    {
      text: 'Fabian J et al. Measurement of kidney function in Malawi, South Africa, and Uganda: a multicentre cohort study. Lancet Glob Health 2022;10:e1159-69.',
      doi: '10.1016/S2214-109X(22)00239-X',
    },
  ],
});
