import type { BandTable } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { scored, sumPoints } from '../kit/evaluate.ts';
import { choice, number, yesNo } from '../kit/inputs.ts';
import { knownValues } from '../kit/patient.ts';

const source = 'Blatchford 2000, doi:10.1016/S0140-6736(00)02816-6';

const bands: BandTable = {
  title: 'Glasgow-Blatchford',
  lowest: 0,
  highest: 23,
  bands: [
    {
      atLeast: 0,
      title: 'Very low',
      tone: 'normal',
      advice: 'Outpatient care may be possible. Endoscopy as an outpatient.',
    },
    {
      atLeast: 1,
      title: 'Low',
      tone: 'neutral',
      advice: 'Guidelines allow outpatient care at 1, with early endoscopy and a way back.',
    },
    {
      atLeast: 2,
      title: 'Not low',
      tone: 'caution',
      advice: 'Admit, cross-match, endoscopy within 24 hours.',
      next: [{ chart: 55 }, { chart: 13 }],
    },
    {
      atLeast: 6,
      title: 'High',
      tone: 'danger',
      advice:
        'More than half need transfusion, endoscopic treatment or surgery. Resuscitate, call for endoscopy.',
      next: [{ chart: 55 }, { chart: 13 }],
    },
  ],
};

const findings = {
  melaena: yesNo('Melaena'),
  syncope: yesNo('Syncope', 2),
  liverDisease: yesNo('Liver disease', 2, { help: 'Known, or clinical and laboratory signs' }),
  heartFailure: yesNo('Heart failure', 2, { help: 'Known, or clinical and echo signs' }),
};

/** Returns the points of a value by rising lower limits. */
const pointsFrom = (value: number, limits: readonly (readonly [atLeast: number, points: number])[]): number =>
  limits.findLast(([atLeast]) => value >= atLeast)?.[1] ?? 0;

const ureaLimits = [
  [6.5, 2],
  [8, 3],
  [10, 4],
  [25, 6],
] as const;
const pressureLimits = [
  [0, 3],
  [90, 2],
  [100, 1],
  [110, 0],
] as const;
const haemoglobinLimits = {
  male: [
    [0, 6],
    [10, 3],
    [12, 1],
    [13, 0],
  ],
  female: [
    [0, 6],
    [10, 1],
    [12, 0],
  ],
} as const;

/**
 * Glasgow-Blatchford bleeding score (Blatchford 2000), 0 to 23. Opened: the tables of en.wikipedia.org,
 * globalrph.com and radiopaedia.org, read twice. They give shared limits (8.0 and 10.0 in two rows, "over 25"); a value
 * on a limit takes the higher row.
 */
export const glasgowBlatchford = defineCalculator({
  subtitle: 'Upper gastrointestinal bleeding, before endoscopy',
  notFor: [{ words: 'children', facts: { group: 'child' } }],
  inputs: {
    sex: choice('Sex', [
      ['female', 'Female'],
      ['male', 'Male'],
    ]),
    urea: number('Urea', 'mmol/L', { min: 0.5, max: 100, step: 0.1, measure: 'urea' }),
    haemoglobin: number('Haemoglobin', 'g/dL', { min: 1, max: 25, step: 0.1 }),
    systolicBp: number('Systolic pressure', 'mmHg', { min: 20, max: 300, measure: 'pressure' }),
    heartRate: number('Heart rate', '/min', { min: 20, max: 300 }),
    ...findings,
  },
  fromPatient: ({ sex }) => knownValues({ sex }),
  bands,
  compute({ sex, urea, haemoglobin, systolicBp, heartRate, ...answers }) {
    const score =
      pointsFrom(urea, ureaLimits) +
      pointsFrom(haemoglobin, haemoglobinLimits[sex]) +
      pointsFrom(systolicBp, pressureLimits) +
      (heartRate >= 100 ? 1 : 0) +
      sumPoints(findings, answers);
    return scored(bands, score);
  },
  cautions: [
    {
      level: 'note',
      text: 'A urea of exactly 25 mmol/L scores 6 here; copies of the table say "over 25".',
      source,
    },
  ],
  resetLabel: 'Reset',
  references: [
    {
      text: 'Blatchford O, Murray WR, Blatchford M. A risk score to predict need for treatment for upper-gastrointestinal haemorrhage. Lancet 2000;356:1318-21.',
      doi: '10.1016/S0140-6736(00)02816-6',
    },
  ],
});
