import type { BandTable } from '../kit/bands.ts';
import { type Caution, defineCalculator } from '../kit/definition.ts';
import { pointsOf, scored } from '../kit/evaluate.ts';
import { countsAs, number, yesNo } from '../kit/inputs.ts';
import { ageFromPatient } from '../kit/patient.ts';

const source = 'Le Gal 2006, doi:10.7326/0003-4819-144-3-200602070-00004';

/** The bands as specified. In the publication, high starts at 11. */
const bands: BandTable = {
  title: 'Revised Geneva',
  lowest: 0,
  highest: 22,
  factLabels: { probability: 'Probability of PE' },
  bands: [
    {
      atLeast: 0,
      title: 'Low',
      tone: 'normal',
      advice: 'Low probability, which alone does not exclude PE.',
      facts: { probability: '8%' },
    },
    {
      atLeast: 4,
      title: 'Intermediate',
      tone: 'caution',
      advice: 'Intermediate probability: test further.',
      facts: { probability: '28%' },
      next: [{ chart: 54 }],
    },
    {
      atLeast: 9,
      title: 'High',
      tone: 'danger',
      advice: 'High probability: test further without delay.',
      facts: { probability: '74%' },
      next: [{ chart: 54 }, { drug: 13 }],
    },
  ],
};

const inputs = {
  age: countsAs(null, number('Age', 'years', { min: 0, max: 130, help: '65 or more scores 1.' })),
  previousDvtPe: countsAs('no', yesNo('Previous DVT or PE', 3)),
  surgeryOrFracture: countsAs(
    'no',
    yesNo('Surgery or fracture', 2, {
      help: 'Surgery under general anaesthesia, or fracture of a lower limb, within 1 month',
    }),
  ),
  activeMalignancy: countsAs(
    'no',
    yesNo('Active malignancy', 2, {
      help: 'Solid or haematological, active or considered cured for less than 1 year',
    }),
  ),
  unilateralLimbPain: countsAs('no', yesNo('Unilateral lower limb pain', 3)),
  hemoptysis: countsAs('no', yesNo('Haemoptysis', 2)),
  heartRate: countsAs(
    null,
    number('Heart rate', '/min', { min: 0, max: 400, help: '75–94 scores 3; 95 or more scores 5.' }),
  ),
  painOnPalpationWithEdema: countsAs(
    'no',
    yesNo('Pain on palpation with oedema', 4, {
      help: 'Pain on palpation of the deep veins of a leg and oedema of that leg only',
    }),
  ),
};

/**
 * Revised Geneva score for pulmonary embolism, 0 to 22, with the bands as specified. The score is live from
 * the start; a missing value adds nothing and stays listed as unanswered.
 */
export const genevaScore = defineCalculator({
  subtitle: 'Probability of pulmonary embolism',
  notFor: [],
  inputs,
  fromPatient: ageFromPatient,
  bands,
  compute(answers) {
    const components = Object.entries(inputs).map(([key, { label }]) => ({
      label,
      points: pointsOf(inputs, answers, key) ?? measuredPoints(key, answers),
    }));
    const score = components.reduce((sum, { points }) => sum + points, 0);
    return scored(bands, score, {
      figures: components.map(({ label, points }) => ({ label, text: points === 0 ? '0' : `+${points}` })),
      cautions: publishedBandCaution(score),
    });
  },
  cautions: [
    {
      level: 'note',
      text: 'Scores of 9 and 10 are intermediate (28%) in the publication, not high (74%).',
      source,
    },
    {
      level: 'note',
      text: 'The publication scores an age over 65; here 65 itself scores as well.',
      source,
    },
    {
      level: 'note',
      text: 'The Wells criteria for PE can place the same patient in another group.',
      source: 'Wells 2000, Thromb Haemost 83:416-20',
    },
  ],
  resetLabel: 'Reset',
  resultAtTop: true,
  clinicalSignificance: [
    'The revised Geneva score estimates how likely pulmonary embolism is before testing, from findings alone. Unlike the Wells criteria it does not ask whether embolism is the most likely diagnosis.',
    'It helps to choose the next test. It neither confirms nor excludes an embolism by itself.',
  ],
  related: ['wells-pe'],
  references: [
    {
      text: 'Le Gal G et al. Prediction of pulmonary embolism in the emergency department: the revised Geneva score. Ann Intern Med 2006;144:165-71.',
      doi: '10.7326/0003-4819-144-3-200602070-00004',
    },
  ],
});

interface Measured {
  readonly age: number | null;
  readonly heartRate: number | null;
}

function measuredPoints(key: string, { age, heartRate }: Measured): number {
  if (key === 'age') return age !== null && age >= 65 ? 1 : 0;
  if (heartRate === null || heartRate < 75) return 0;
  return heartRate < 95 ? 3 : 5;
}

/** Returns a caution if the specified band is higher than the published one. */
function publishedBandCaution(score: number): Caution[] {
  if (score !== 9 && score !== 10) return [];
  return [
    {
      level: 'danger',
      text: `In the publication a score of ${score} is intermediate (28%), not high (74%).`,
      brief: `Published band for ${score}: intermediate (28%).`,
      source,
    },
  ];
}
