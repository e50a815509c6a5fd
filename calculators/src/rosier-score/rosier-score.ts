import type { BandTable } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { scored, sumPoints } from '../kit/evaluate.ts';
import { choice, countsAs } from '../kit/inputs.ts';

const source = 'Nor 2005, doi:10.1016/S1474-4422(05)70201-5';

/** Also shown while nothing is answered, so it states nothing that a first answer could contradict. */
const notExcluded = 'A score of 0 or less does not exclude a stroke.';

/** The probabilities as specified. The publication has only the cut-off above 0. */
const bands: BandTable = {
  title: 'ROSIER',
  lowest: -1,
  highest: 5,
  factLabels: { probability: 'Probability of stroke' },
  bands: [
    {
      atLeast: -1,
      title: 'Probability under 5%',
      tone: 'caution',
      advice: notExcluded,
      facts: { probability: 'under 5%' },
      next: [{ chart: 22 }],
    },
    {
      atLeast: 0,
      title: 'Probability about 5%',
      tone: 'caution',
      advice: notExcluded,
      facts: { probability: 'about 5%' },
      next: [{ chart: 22 }],
    },
    {
      atLeast: 1,
      title: 'Probability about 30%',
      tone: 'danger',
      advice: 'A score above 0 means a stroke is likely.',
      facts: { probability: 'about 30%' },
      next: [{ chart: 11 }, { chart: 22 }],
    },
    {
      atLeast: 2,
      title: 'Probability about 60%',
      tone: 'danger',
      advice: 'A score above 0 means a stroke is likely.',
      facts: { probability: 'about 60%' },
      next: [{ chart: 11 }, { chart: 22 }],
    },
    {
      atLeast: 3,
      title: 'Probability over 85%',
      tone: 'danger',
      advice: 'A score above 0 means a stroke is likely.',
      facts: { probability: 'over 85%' },
      next: [{ chart: 11 }, { chart: 22 }],
    },
  ],
};

const finding = (label: string, points: number) =>
  countsAs(
    'no',
    choice(
      label,
      [
        ['no', 'No', 0],
        ['yes', 'Yes', points],
      ],
      { appearance: 'select' },
    ),
  );

const inputs = {
  lossOfConsciousness: finding('Loss of consciousness or syncope', -1),
  facialWeakness: finding('New asymmetric facial weakness', 1),
  armWeakness: finding('New asymmetric arm weakness', 1),
  legWeakness: finding('New asymmetric leg weakness', 1),
  speechDisturbance: finding('Speech disturbance', 1),
  visualFieldDefect: finding('Visual field defect', 1),
};

/**
 * ROSIER with the six specified items, -1 to 5. The score is live from the start; unanswered counts as no.
 */
export const rosierScore = defineCalculator({
  subtitle: 'Recognition of stroke in the emergency room',
  notFor: [],
  inputs,
  bands,
  compute: (answers) => scored(bands, sumPoints(inputs, answers)),
  cautions: [
    {
      level: 'danger',
      text: 'The published scale also subtracts 1 for seizure activity. A score above 0 means stroke is likely; 0 or less still missed about one stroke in ten. Check glucose first.',
      brief: 'Above 0: stroke likely. 0 or less still misses one in ten.',
      concerns: ({ score }, isComplete) => isComplete && Number(score) <= 0,
      source,
    },
    {
      level: 'note',
      text: 'The percentages are not from the publication, which gives only the cut-off above 0.',
      source: `${source} (awaiting clinical review)`,
    },
  ],
  resetLabel: 'Reset',
  clinicalSignificance: [
    'ROSIER helps emergency staff to tell a stroke from its mimics at the door. In its study a score above 0 found about nine in ten strokes.',
    'Low glucose can look like a stroke: measure it first, treat it if it is under 3.5 mmol/L, and score again.',
  ],
  tables: [
    {
      title: 'Score',
      columns: ['Finding', 'Points if yes'],
      rows: Object.values(inputs).map(({ label, options }) => [
        label,
        options[1]?.points === -1 ? '−1' : `+${options[1]?.points}`,
      ]),
      source,
    },
  ],
  references: [
    {
      text: 'Nor AM et al. The Recognition of Stroke in the Emergency Room (ROSIER) scale. Lancet Neurol 2005;4:727-34.',
      doi: '10.1016/S1474-4422(05)70201-5',
    },
  ],
});
