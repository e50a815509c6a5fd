import { type BandTable, bandFor, rangeText } from '../kit/bands.ts';
import { type Caution, defineCalculator, type Outcome } from '../kit/definition.ts';
import { scored, sumPoints } from '../kit/evaluate.ts';
import { formatNumber } from '../kit/format.ts';
import { choice, countsAs, number, toggle } from '../kit/inputs.ts';
import { ageFromPatient } from '../kit/patient.ts';

const source =
  'Granger 2003, doi:10.1001/archinte.163.19.2345; Eagle 2004, doi:10.1001/jama.291.22.2727; Fox 2006, doi:10.1136/bmj.38985.646481.55';

const bands: BandTable = {
  title: 'GRACE',
  lowest: 0,
  highest: 372,
  factLabels: { inHospital: 'Death in hospital', management: 'Management' },
  bands: [
    {
      atLeast: 0,
      title: 'Low',
      tone: 'normal',
      advice: 'Conservative management.',
      facts: { inHospital: 'under 1%', management: 'Conservative' },
      next: [{ chart: 10 }],
    },
    {
      atLeast: 109,
      title: 'Intermediate',
      tone: 'caution',
      advice: 'Selective invasive management.',
      facts: { inHospital: '1-3%', management: 'Selective invasive' },
      next: [{ chart: 10 }],
    },
    {
      atLeast: 141,
      title: 'High',
      tone: 'danger',
      advice: 'Early invasive management.',
      facts: { inHospital: '3-8%', management: 'Early invasive' },
      next: [{ chart: 10 }, { drug: 9 }, { drug: 13 }],
    },
    {
      atLeast: 173,
      title: 'Very High',
      tone: 'danger',
      advice: 'Early invasive management.',
      facts: { inHospital: 'over 8%', management: 'Early invasive' },
      next: [{ chart: 10 }, { drug: 9 }, { drug: 13 }],
    },
  ],
};

/** Six-month mortality as specified. Its limits come from another GRACE score. */
const sixMonth: BandTable = {
  title: 'Six-month mortality',
  lowest: 0,
  highest: 372,
  bands: [
    { atLeast: 0, title: 'under 3%', tone: 'neutral', advice: '' },
    { atLeast: 89, title: '3-8%', tone: 'neutral', advice: '' },
    { atLeast: 119, title: '8-15%', tone: 'neutral', advice: '' },
    { atLeast: 141, title: '15-25%', tone: 'neutral', advice: '' },
    { atLeast: 173, title: 'over 25%', tone: 'neutral', advice: '' },
  ],
};

/** Points by lower limit, in rising order. A value below the first limit scores `below`. */
type Steps = readonly (readonly [atLeast: number, points: number])[];

const agePoints: Steps = [
  [0, 0],
  [30, 8],
  [40, 25],
  [50, 41],
  [60, 58],
  [70, 75],
  [80, 91],
  [90, 100],
];
const heartRatePoints: Steps = [
  [0, 0],
  [50, 3],
  [70, 9],
  [90, 15],
  [110, 24],
  [150, 38],
  [200, 46],
];
const systolicPoints: Steps = [
  [0, 58],
  [80, 53],
  [100, 43],
  [120, 34],
  [140, 24],
  [160, 10],
  [200, 0],
];

/** Only creatinine is specified by upper limits; "up to" includes the limit. */
const creatinineUpTo: readonly (readonly [upTo: number, points: number])[] = [
  [0.8, 4],
  [1.2, 7],
  [1.6, 10],
  [2.0, 13],
  [4.0, 21],
];

const aboveLastLimit = 28;

/** An empty field adds nothing. It does not count as the lowest pressure or creatinine. */
const notEntered = null;

const inputs = {
  age: countsAs(notEntered, number('Age', 'years', { min: 0, max: 130 })),
  heartRate: countsAs(notEntered, number('Heart rate', '/min', { min: 0, max: 400 })),
  systolicBp: countsAs(
    notEntered,
    number('Systolic blood pressure', 'mmHg', { min: 0, max: 400, measure: 'pressure' }),
  ),
  creatinine: countsAs(
    notEntered,
    // The limits reject a value in umol/L that was typed as mg/dL, and a value in mg/dL that was typed as
    // umol/L.
    number('Creatinine', 'mg/dL', {
      min: 0.2,
      max: 30,
      step: 0.01,
      measure: 'creatinine',
      help: 'mg/dL is umol/L divided by 88.4: choose the unit of the report and enter its figure.',
    }),
  ),
  killip: countsAs(
    notEntered,
    choice('Killip class', [
      ['1', 'I: no sign of heart failure', 0],
      ['2', 'II: crackles, third heart sound or raised jugular pressure', 20],
      ['3', 'III: acute pulmonary oedema', 39],
      ['4', 'IV: cardiogenic shock', 59],
    ]),
  ),
  cardiacArrest: toggle('Cardiac arrest on admission', 39),
  stDeviation: toggle('ST deviation', 28),
  elevatedMarkers: toggle('Elevated cardiac markers', 14),
};

const needed = ['age', 'heartRate', 'systolicBp', 'creatinine', 'killip'] as const;

/**
 * GRACE score on admission with an acute coronary syndrome (Granger 2003), 0 to 372. An empty field adds
 * nothing, as specified. The values for programs follow from the points so far, but the page shows no band,
 * mortality or management until age, heart rate, pressure, creatinine and Killip class are given.
 */
export const graceScore = defineCalculator({
  subtitle: 'Acute coronary syndrome, on admission',
  notFor: [],
  inputs,
  fromPatient: ageFromPatient,
  bands,
  compute(answers, { isAnswered }) {
    const { age, heartRate, systolicBp, creatinine } = answers;
    const score =
      sumPoints(inputs, answers) +
      (age === null ? 0 : pointsFrom(agePoints, age)) +
      (heartRate === null ? 0 : pointsFrom(heartRatePoints, heartRate)) +
      (systolicBp === null ? 0 : pointsFrom(systolicPoints, systolicBp)) +
      (creatinine === null ? 0 : pointsOfCreatinine(creatinine));
    if (creatinine === null || !needed.every(isAnswered)) return pointsSoFar(score);
    return { ...complete(score), cautions: onLimit(creatinine, score) };
  },
  cautions: [
    {
      level: 'danger',
      text: 'The six-month figure uses cut-offs from a different GRACE score and is not valid for this total.',
      brief: 'The six-month figure is not valid for this total.',
      concerns: (_, isComplete) => isComplete,
      source,
    },
    {
      level: 'danger',
      text: 'Fill every field: an empty one scores nothing and lowers the risk.',
      source,
    },
    {
      level: 'danger',
      text: 'Creatinine is in mg/dL: divide umol/L by 88.4. Or choose umol/L at the field and enter the figure undivided.',
      source,
    },
    {
      level: 'note',
      text: 'A creatinine exactly on a limit (0.8, 1.2, 1.6, 2.0 or 4.0) scores in the lower class here; the publication puts it into the higher one.',
      source: 'Granger 2003, doi:10.1001/archinte.163.19.2345',
    },
  ],
  resetLabel: 'Reset Assessment',
  tables: [
    {
      title: 'Six-month mortality as shown here',
      columns: ['Score', 'Six-month mortality'],
      rows: sixMonth.bands.map((band) => [rangeText(sixMonth, band), band.title]),
      source: 'Limits of the discharge score (Eagle 2004): not valid for this total',
    },
  ],
  references: [
    {
      text: 'Granger CB et al. Predictors of hospital mortality in the Global Registry of Acute Coronary Events. Arch Intern Med 2003;163:2345-53.',
      doi: '10.1001/archinte.163.19.2345',
    },
    {
      text: 'Eagle KA et al. A validated prediction model for all forms of acute coronary syndrome: estimating the risk of 6-month postdischarge death. JAMA 2004;291:2727-33.',
      doi: '10.1001/jama.291.22.2727',
    },
    {
      text: 'Fox KAA et al. Prediction of risk of death and myocardial infarction in the six months after presentation with acute coronary syndrome. BMJ 2006;333:1091.',
      doi: '10.1136/bmj.38985.646481.55',
    },
  ],
});

function complete(score: number): Outcome {
  const sixMonthText = bandFor(sixMonth, score).title;
  return scored(bands, score, {
    values: { sixMonth: sixMonthText },
    figures: [
      {
        label: 'Death within six months',
        text: sixMonthText,
        note: 'cut-offs of another GRACE score: not valid',
      },
    ],
  });
}

/** Returns a caution with the published points if the creatinine lies on the limit of two classes. */
function onLimit(creatinine: number, score: number): readonly Caution[] {
  const points = pointsOfCreatinine(creatinine);
  const published = creatinineUpTo.find(([limit]) => creatinine < limit)?.[1] ?? aboveLastLimit;
  if (creatinine < 0.4 || published === points) return [];
  const total = score - points + published;
  const [here, there] = [bandFor(bands, score).title, bandFor(bands, total).title];
  const consequence = here === there ? `the total ${total}` : `the total ${total}, ${there} and not ${here}`;
  const doubt = creatinine === 4 ? ' (one copy of the publication reads "above 4")' : '';
  return [
    {
      level: 'danger',
      text: `A creatinine of ${formatNumber(creatinine)} mg/dL lies on the limit of two classes. The publication counts it in the higher one${doubt}: ${published} points, not ${points}, and ${consequence}.`,
      brief: `Creatinine on a limit: published total ${total}${here === there ? '' : `, ${there}`}.`,
      source: 'Granger 2003, doi:10.1001/archinte.163.19.2345',
    },
  ];
}

/** Returns the points of an unfinished assessment. The page shows nothing derived from them. */
function pointsSoFar(score: number): Outcome {
  const { values, headline } = complete(score);
  return {
    values,
    headline,
    band: {
      title: 'Not complete',
      tone: 'neutral',
      advice: 'Points so far. Enter age, heart rate, systolic pressure, creatinine and Killip class.',
    },
  };
}

function pointsFrom(steps: Steps, value: number): number {
  return steps.findLast(([atLeast]) => value >= atLeast)?.[1] ?? 0;
}

function pointsOfCreatinine(mgPerDl: number): number {
  if (mgPerDl < 0.4) return 1;
  return creatinineUpTo.find(([upTo]) => mgPerDl <= upTo)?.[1] ?? aboveLastLimit;
}
