import { type Band, type BandTable, bandFor, fixedInBand } from '../kit/bands.ts';
import { type Caution, defineCalculator } from '../kit/definition.ts';
import { sumPoints } from '../kit/evaluate.ts';
import { formatFixed } from '../kit/format.ts';
import { choice, countsAs, number } from '../kit/inputs.ts';
import { ageFromPatient } from '../kit/patient.ts';

const source =
  'Copeland 1991, doi:10.1002/bjs.1800780327; P-POSSUM: Prytherch 1998, doi:10.1046/j.1365-2168.1998.00840.x';

/** Colours of both predictions, by unrounded percentage. */
const colours: BandTable = {
  title: 'Predicted risk (%)',
  lowest: 0,
  step: 0,
  bands: [
    {
      atLeast: 0,
      title: 'Green',
      tone: 'normal',
      colour: 'green',
      advice: 'Not reassurance: the true risk is mostly higher.',
    },
    {
      atLeast: 5,
      title: 'Yellow',
      tone: 'caution',
      colour: 'yellow',
      advice: 'The true risk is mostly higher.',
    },
    {
      atLeast: 15,
      title: 'Orange',
      tone: 'danger',
      colour: 'orange',
      advice: 'The true risk is mostly higher.',
    },
    { atLeast: 30, title: 'Red', tone: 'danger', colour: 'red', advice: 'The true risk is mostly higher.' },
  ],
};

/** A missing number scores 0, and nothing is predicted without it. */
const notEntered = null;

/** A choice starts at its lowest score, as specified, and stays listed as unanswered. */
function finding<const Key extends string>(
  label: string,
  options: readonly [readonly [Key, string, number], ...(readonly [Key, string, number])[]],
) {
  return countsAs(options[0][0], choice(label, options));
}

const physiological = {
  age: countsAs(notEntered, number('Age', 'years', { min: 0, max: 130 })),
  cardiacSigns: finding('Cardiac signs', [
    ['none', 'No failure', 1],
    ['treated', 'Diuretic, digoxin, antianginal or antihypertensive therapy', 2],
    ['oedema', 'Peripheral oedema or warfarin therapy', 4],
    ['jvp', 'Raised jugular venous pressure', 8],
  ]),
  chestXray: finding('Chest X-ray', [
    ['normal', 'Normal', 1],
    ['mild', 'Mild COPD', 2],
    ['moderate', 'Moderate COPD or borderline cardiomegaly', 4],
    ['severe', 'Fibrosis, consolidation or cardiomegaly', 8],
  ]),
  respiratoryHistory: finding('Respiratory history', [
    ['none', 'No dyspnoea', 1],
    ['exertion', 'Dyspnoea on exertion', 2],
    ['limiting', 'Limiting dyspnoea (one flight of stairs)', 4],
    ['rest', 'Dyspnoea at rest', 8],
  ]),
  systolicBp: countsAs(
    notEntered,
    number('Systolic blood pressure', 'mmHg', { min: 0, max: 350, measure: 'pressure' }),
  ),
  pulse: countsAs(notEntered, number('Pulse', '/min', { min: 0, max: 350 })),
  gcs: countsAs(
    notEntered,
    number('Glasgow Coma Scale', '', { min: 3, max: 15, placeholder: 'Enter GCS (3-15)' }),
  ),
};

const operative = {
  severity: finding('Operative severity', [
    ['minor', 'Minor', 1],
    ['moderate', 'Moderate', 2],
    ['major', 'Major', 4],
    ['major-plus', 'Major+', 8],
  ]),
  multipleOperations: finding('Multiple operations', [
    ['one', 'One', 1],
    ['two', 'Two', 4],
    ['more', 'More than two', 8],
  ]),
  bloodLoss: finding('Blood loss', [
    ['100', '100 mL or less', 1],
    ['500', '101–500 mL', 2],
    ['999', '501–999 mL', 4],
    ['1000', '1000 mL or more', 8],
  ]),
  peritonealSoiling: finding('Peritoneal soiling', [
    ['none', 'None', 1],
    ['minor', 'Minor (serous fluid)', 2],
    ['local-pus', 'Local pus', 4],
    ['free', 'Free bowel content, pus or blood', 8],
  ]),
  malignancy: finding('Malignancy', [
    ['none', 'None', 1],
    ['primary', 'Primary only', 2],
    ['nodal', 'Nodal metastases', 4],
    ['distant', 'Distant metastases', 8],
  ]),
  modeOfSurgery: finding('Mode of surgery', [
    ['elective', 'Elective', 1],
    ['urgent', 'Emergency, resuscitation of over 2 hours possible, operation within 24 h of admission', 4],
    ['immediate', 'Emergency, immediate surgery within 2 hours', 8],
  ]),
};

const inputs = { ...physiological, ...operative };

const choicesAtLowest: Caution = {
  level: 'danger',
  text: 'A choice that is not made counts as its lowest score (1) and lowers the percentages.',
  source,
};

const choiceKeys = Object.entries(inputs)
  .filter(([, { kind }]) => kind === 'choice')
  .map(([key]) => key);

/**
 * Returns the scores of the four measured numbers. A fractional value counts as above the lower whole number.
 */
const agePoints = (years: number) => (years <= 60 ? 1 : years <= 70 ? 2 : 4);
const systolicPoints = (mmHg: number) => (mmHg >= 110 ? 1 : mmHg >= 90 ? 2 : 4);
const pulsePoints = (perMinute: number) => (perMinute <= 80 ? 1 : perMinute <= 100 ? 2 : 4);
const gcsPoints = (gcs: number) => (gcs >= 15 ? 1 : gcs >= 12 ? 2 : gcs >= 9 ? 4 : 8);

/** Returns the predicted percentages (Copeland 1991) for a physiological and an operative score. */
export function predictedPercent(physiologicalScore: number, operativeScore: number) {
  return {
    morbidity: logisticPercent(-5.91 + 0.16 * physiologicalScore + 0.19 * operativeScore),
    mortality: logisticPercent(-7.04 + 0.13 * physiologicalScore + 0.16 * operativeScore),
  };
}

/** Returns 0 to 100 for any number, so that no clamping is needed. */
function logisticPercent(logit: number): number {
  return 100 / (1 + Math.exp(-logit));
}

/** Returns the colour of a predicted percentage before rounding. */
export function colourOf(percent: number): Band {
  return bandFor(colours, percent);
}

/**
 * POSSUM (Copeland 1991) with seven of its twelve physiological variables, as specified, and the
 * published equations for twelve: the predictions are wrong, which the caution beside them says.
 */
export const possumScore = defineCalculator({
  subtitle: 'Predicted morbidity and mortality of an operation in adults',
  notFor: [{ words: 'consent' }, { words: 'planning the level of care (use full P-POSSUM)' }],
  inputs,
  fromPatient: ageFromPatient,
  sections: {
    as: 'tabs',
    list: [
      {
        key: 'physiological',
        title: 'Physiological Variables',
        inputs: ['age', 'cardiacSigns', 'chestXray', 'respiratoryHistory', 'systolicBp', 'pulse', 'gcs'],
      },
      {
        key: 'operative',
        title: 'Operative Variables',
        inputs: [
          'severity',
          'multipleOperations',
          'bloodLoss',
          'peritonealSoiling',
          'malignancy',
          'modeOfSurgery',
        ],
      },
    ],
  },
  bands: colours,
  compute(answers, { isAnswered }) {
    const { age, systolicBp, pulse, gcs } = answers;
    const operativeScore = sumPoints(operative, answers);
    const cautions = choiceKeys.every(isAnswered) ? [] : [choicesAtLowest];
    if (age === null || systolicBp === null || pulse === null || gcs === null) {
      return {
        values: { operative: operativeScore },
        headline: { label: 'Predicted morbidity', text: '--' },
        figures: [
          { label: 'Predicted mortality', text: '--' },
          { label: 'Physiological score', text: '--' },
          { label: 'Operative score', text: String(operativeScore) },
        ],
        notes: ['Enter age, systolic blood pressure, pulse and GCS for a prediction.'],
        cautions,
      };
    }
    const physiologicalScore =
      sumPoints(physiological, answers) +
      agePoints(age) +
      systolicPoints(systolicBp) +
      pulsePoints(pulse) +
      gcsPoints(gcs);
    const { morbidity, mortality } = predictedPercent(physiologicalScore, operativeScore);
    const { title, tone, colour, advice } = colourOf(morbidity);
    const { title: mortalityColour, advice: mortalityAdvice } = colourOf(mortality);
    return {
      values: {
        physiological: physiologicalScore,
        operative: operativeScore,
        morbidityPercent: formatFixed(morbidity, 1),
        mortalityPercent: formatFixed(mortality, 1),
        morbidityColour: title,
        mortalityColour,
      },
      headline: { label: 'Predicted morbidity', text: `${fixedInBand(colours, morbidity, 1)}%` },
      // Morbidity is always the higher prediction, so its colour is used.
      band: { title, tone, advice, ...(colour === undefined ? {} : { colour }) },
      figures: [
        {
          label: 'Predicted mortality',
          text: `${fixedInBand(colours, mortality, 1)}%`,
          note: `${mortalityColour}. ${mortalityAdvice}`,
        },
        { label: 'Physiological score', text: String(physiologicalScore), note: 'seven variables' },
        { label: 'Operative score', text: String(operativeScore) },
      ],
      cautions,
    };
  },
  cautions: [
    {
      level: 'danger',
      text: 'This score leaves out six blood and ECG items of POSSUM and several pulse and pressure bands, so the percentages are wrong, mostly too low, most of all in sick patients. Do not use them for consent or to plan level of care: use full P-POSSUM.',
      brief: 'Percentages are wrong, mostly too low: not for consent.',
      concerns: ({ morbidityPercent }) => morbidityPercent !== undefined,
      source,
    },
    {
      level: 'note',
      text: 'The publication has no item for the chest X-ray alone: it belongs to the cardiac and to the respiratory signs. Here it counts once more, so a patient with a bad X-ray can read too high.',
      source:
        'Copeland 1991, doi:10.1002/bjs.1800780327, as tabulated in doi:10.3349/ymj.2015.56.5.1401 (awaiting clinical review)',
    },
    {
      level: 'note',
      text: 'Seven physiological variables are used. The published score has twelve and starts at 12; this one starts at 7 but uses the same equations.',
      source,
    },
  ],
  resetLabel: 'Reset',
  clinicalSignificance: [
    'POSSUM compares the results of surgery between units and over time, allowing for how ill the patients were and how large the operations.',
    'It was made for groups of patients. The operative part is known only after the operation, so a figure before it is a guess.',
  ],
  references: [
    {
      text: 'Copeland GP, Jones D, Walters M. POSSUM: a scoring system for surgical audit. Br J Surg 1991;78:355-60.',
      doi: '10.1002/bjs.1800780327',
    },
    {
      text: 'Prytherch DR et al. POSSUM and Portsmouth POSSUM for predicting mortality. Br J Surg 1998;85:1217-20.',
      doi: '10.1046/j.1365-2168.1998.00840.x',
    },
  ],
});
