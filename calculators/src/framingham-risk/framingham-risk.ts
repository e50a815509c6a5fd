import { type BandTable, bandFor } from '../kit/bands.ts';
import { type Caution, defineCalculator, noResult } from '../kit/definition.ts';
import { choice, number, toggle } from '../kit/inputs.ts';
import { knownValues, yearsOf } from '../kit/patient.ts';
import { oldest, pointsFor, riskFor, youngest } from './point-tables.ts';

const source = 'ATP III 2001, doi:10.1001/jama.285.19.2486 (NIH 01-3305)';

/** Levels of the risk in percent; `<1%` counts as 0. */
const levels: BandTable = {
  title: '10-year risk (%)',
  step: 0,
  bands: [
    { title: 'Low', tone: 'normal', advice: 'Under 10% in ten years.' },
    { atLeast: 10, title: 'Moderate', tone: 'caution', advice: '10–19% in ten years.' },
    { atLeast: 20, title: 'High', tone: 'danger', advice: '20% or more in ten years.' },
  ],
};

const diabetesCounts: Caution = {
  level: 'danger',
  text: 'Diabetes adds no points in this table: it counts as high risk whatever the points.',
  brief: 'Diabetes: counts as high risk whatever the points.',
  source,
};

const ageOutside: Caution = {
  level: 'danger',
  text: `The table was made for ages ${youngest} to ${oldest}. The points of the nearest age band are used.`,
  brief: `Age outside ${youngest}–${oldest}: nearest age band used.`,
  source,
};

const inputs = {
  age: number('Age', 'years', { min: 0, max: 130, help: `The table covers ${youngest} to ${oldest}.` }),
  sex: choice('Sex', [
    ['male', 'Male'],
    ['female', 'Female'],
  ]),
  // The lower limits reject a value in mmol/L that was typed into a field in mg/dL.
  totalCholesterol: number('Total cholesterol', 'mg/dL', { min: 25, max: 2000, measure: 'cholesterol' }),
  hdl: number('HDL cholesterol', 'mg/dL', { min: 4, max: 300, measure: 'hdl' }),
  systolicBp: number('Systolic blood pressure', 'mmHg', { min: 30, max: 350, measure: 'pressure' }),
  treated: toggle('Treated for hypertension'),
  diabetes: toggle('Diabetes', undefined, { help: 'Adds no points: counts as high risk by itself.' }),
  smoker: toggle('Current smoker'),
};

/**
 * Framingham risk by ATP III (2001): points for age, cholesterol, HDL, smoking and systolic pressure, by sex.
 * They give the ten-year risk in percent of a myocardial infarction or coronary death.
 */
export const framinghamRisk = defineCalculator({
  subtitle: 'Ten-year risk of myocardial infarction or coronary death (ATP III)',
  notFor: [
    { words: 'people with known heart disease' },
    { words: 'people with diabetes (treat as high risk)' },
  ],
  inputs,
  fromPatient: (patient) => knownValues({ age: yearsOf(patient), sex: patient.sex }),
  bands: levels,
  compute(answers) {
    // HDL is part of the total cholesterol. Swapped fields would give a falsely low risk.
    if (answers.hdl >= answers.totalCholesterol) {
      return noResult({}, 'HDL is not below total cholesterol. Check that the two are not mixed up.');
    }
    const points = pointsFor(answers);
    const risk = riskFor(answers.sex, points);
    const { title, tone, advice } = bandFor(levels, risk.percent);
    return {
      values: { points, risk: risk.value, band: title },
      headline: { label: '10-year risk', text: risk.text },
      band: answers.diabetes
        ? {
            title: 'High risk whatever the points (diabetes)',
            tone: 'danger',
            advice: `By points alone: ${title}.`,
          }
        : { title, tone, advice },
      figures: [{ label: 'Points', text: String(points).replace('-', '−') }],
      cautions: [
        ...(answers.diabetes ? [diabetesCounts] : []),
        ...(answers.age < youngest || answers.age >= oldest + 1 ? [ageOutside] : []),
      ],
    };
  },
  cautions: [
    {
      level: 'note',
      text: 'Diabetes adds no points in this table: treat as high risk. Age 20–79, no known heart disease; cholesterol in mg/dL (mmol/L × 38.67). US data: prefer WHO southern Africa charts.',
      source,
    },
  ],
  resetLabel: 'Reset',
  clinicalSignificance: [
    'The points estimate how likely a first myocardial infarction or coronary death is within ten years, to help decide on prevention together with the patient.',
    'They come from a mostly white population in the United States and may read too high or too low elsewhere. Family history, kidney disease, HIV and obesity are not counted.',
  ],
  references: [
    {
      text: 'Expert Panel. Executive summary of the third report of the NCEP (Adult Treatment Panel III). JAMA 2001;285:2486-97.',
      doi: '10.1001/jama.285.19.2486',
    },
    { text: 'NCEP. ATP III At-A-Glance: quick desk reference. NIH Publication 01-3305, May 2001.' },
  ],
});
