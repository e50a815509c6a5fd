import type { BandTable } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { scored, sumPoints } from '../kit/evaluate.ts';
import { choice } from '../kit/inputs.ts';

const source = 'Vincent 1996, doi:10.1007/BF01709751; Ferreira 2001, doi:10.1001/jama.286.14.1754';

const bands: BandTable = {
  title: 'SOFA',
  lowest: 0,
  highest: 24,
  factLabels: { mortality: 'Mortality' },
  bands: [
    {
      atLeast: 0,
      title: 'Low',
      tone: 'neutral',
      advice: 'Not reassurance in infection: a rise of 2 or more is sepsis. Repeat the score.',
      facts: { mortality: 'under 10%' },
      next: [{ chart: 14 }],
    },
    {
      atLeast: 6,
      title: 'Moderate',
      tone: 'caution',
      advice: 'Organs are failing. Get senior help; repeat the score.',
      facts: { mortality: '15–20%' },
      next: [{ chart: 14 }],
    },
    {
      atLeast: 10,
      title: 'High',
      tone: 'danger',
      advice: 'Severe organ failure. Discuss with intensive care.',
      facts: { mortality: '40–50%' },
      next: [{ chart: 14 }],
    },
    {
      atLeast: 15,
      title: 'Very High',
      tone: 'danger',
      advice: 'Very severe organ failure. Discuss with intensive care.',
      facts: { mortality: 'over 80%' },
      next: [{ chart: 14 }],
    },
  ],
};

/** Specified choices; kPa, umol/L and noradrenaline as published (Vincent 1996, Singer 2016). Keys are words,
 * so that a bare number is read as a score. */
const inputs = {
  respiratory: choice(
    'Respiratory (PaO2/FiO2)',
    [
      ['ratio-400', '400 mmHg or more (53.3 kPa or more)', 0],
      ['ratio-300', '300–399 mmHg (40.0–53.2 kPa)', 1],
      ['ratio-200', '200–299 mmHg (26.7–39.9 kPa)', 2],
      ['ratio-100', '100–199 mmHg (13.3–26.6 kPa), with ventilatory support', 3],
      ['ratio-under-100', 'Under 100 mmHg (under 13.3 kPa), with ventilatory support', 4],
    ],
    { help: 'Under 200 without ventilatory support scores 2.' },
  ),
  coagulation: choice(
    'Coagulation (platelets, x10^3/uL)',
    [
      ['platelets-150', '150 or more', 0],
      ['platelets-100', '100–149', 1],
      ['platelets-50', '50–99', 2],
      ['platelets-20', '20–49', 3],
      ['platelets-under-20', 'Under 20', 4],
    ],
    { help: 'The same figure as x10^9/L.' },
  ),
  liver: choice('Liver (bilirubin)', [
    ['bilirubin-under-1.2', 'Under 1.2 mg/dL (under 20 umol/L)', 0],
    ['bilirubin-1.2', '1.2–1.9 mg/dL (20–32 umol/L)', 1],
    ['bilirubin-2.0', '2.0–5.9 mg/dL (33–101 umol/L)', 2],
    ['bilirubin-6.0', '6.0–11.9 mg/dL (102–204 umol/L)', 3],
    ['bilirubin-12', '12 mg/dL or more (over 204 umol/L)', 4],
  ]),
  cardiovascular: choice(
    'Cardiovascular',
    [
      ['map-70', 'MAP 70 mmHg or more', 0],
      ['map-under-70', 'MAP under 70 mmHg', 1],
      ['dopamine-5', 'Dopamine 5 or less, or dobutamine (any dose)', 2],
      [
        'dopamine-over-5',
        'Dopamine over 5, or epinephrine (adrenaline) 0.1 or less, or norepinephrine (noradrenaline) 0.1 or less',
        3,
      ],
      [
        'dopamine-over-15',
        'Dopamine over 15, or epinephrine (adrenaline) over 0.1, or norepinephrine (noradrenaline) over 0.1',
        4,
      ],
    ],
    { help: 'Doses in micrograms (ug)/kg/min, given for at least 1 hour.' },
  ),
  neurological: choice('Neurological (Glasgow Coma Scale)', [
    ['gcs-15', '15', 0],
    ['gcs-13-14', '13–14', 1],
    ['gcs-10-12', '10–12', 2],
    ['gcs-6-9', '6–9', 3],
    ['gcs-under-6', 'Under 6', 4],
  ]),
  renal: choice('Renal (creatinine or urine output)', [
    ['creatinine-under-1.2', 'Under 1.2 mg/dL (under 110 umol/L)', 0],
    ['creatinine-1.2', '1.2–1.9 mg/dL (110–170 umol/L)', 1],
    ['creatinine-2.0', '2.0–3.4 mg/dL (171–299 umol/L)', 2],
    ['creatinine-3.5', '3.5–4.9 mg/dL (300–440 umol/L), or urine under 500 mL/day', 3],
    ['creatinine-5.0', '5.0 mg/dL or more (over 440 umol/L), or urine under 200 mL/day', 4],
  ]),
};

/** Sequential Organ Failure Assessment (Vincent 1996): six organs of 0 to 4, with bands as specified. */
export const sofaScore = defineCalculator({
  subtitle: 'Worst value of each organ in the last 24 hours',
  notFor: [],
  inputs,
  bands,
  compute: (answers) => scored(bands, sumPoints(inputs, answers)),
  cautions: [
    {
      level: 'danger',
      text: 'Noradrenaline counts: up to 0.1 micrograms (ug)/kg/min scores 3, above that 4. Scores 3 and 4 for oxygenation need ventilatory support. A rise of 2 or more with infection is sepsis.',
      source,
    },
    {
      level: 'note',
      text: 'The usual table of deaths by highest score has other limits: 0–6 under 10%, 7–9 15–20%, 10–12 40–50%, 13–14 50–60%, 15 or more over 80%.',
      source: 'Table in common use (awaiting clinical review)',
    },
  ],
  resetLabel: 'Reset Assessment',
  references: [
    {
      text: 'Vincent JL et al. The SOFA (Sepsis-related Organ Failure Assessment) score to describe organ dysfunction/failure. Intensive Care Med 1996;22:707-10.',
      doi: '10.1007/BF01709751',
    },
    {
      text: 'Ferreira FL et al. Serial evaluation of the SOFA score to predict outcome in critically ill patients. JAMA 2001;286:1754-8.',
      doi: '10.1001/jama.286.14.1754',
    },
    {
      text: 'Singer M et al. The third international consensus definitions for sepsis and septic shock (Sepsis-3). JAMA 2016;315:801-10.',
      doi: '10.1001/jama.2016.0287',
    },
  ],
});
