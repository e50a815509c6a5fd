import type { BandTable } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { scored, sumPoints } from '../kit/evaluate.ts';
import { choice } from '../kit/inputs.ts';

const source = 'Kothari 1999, doi:10.1016/S0196-0644(99)70299-4';

/** The probability table as specified; the caution says that it is not in the publication. */
const bands: BandTable = {
  title: 'Abnormal findings',
  lowest: 0,
  highest: 3,
  factLabels: { probability: 'Probability of stroke' },
  bands: [
    {
      atLeast: 0,
      title: 'No abnormal finding',
      tone: 'neutral',
      advice: 'A stroke is not excluded.',
      facts: { probability: '4.9%' },
    },
    {
      atLeast: 1,
      title: '1 abnormal finding',
      tone: 'danger',
      advice: 'Enough to call a stroke.',
      facts: { probability: '59%' },
      next: [{ chart: 11 }, { chart: 22 }],
    },
    {
      atLeast: 2,
      title: '2 abnormal findings',
      tone: 'danger',
      advice: 'Call a stroke.',
      facts: { probability: '88%' },
      next: [{ chart: 11 }, { chart: 22 }],
    },
    {
      atLeast: 3,
      title: '3 abnormal findings',
      tone: 'danger',
      advice: 'Call a stroke.',
      facts: { probability: '96%' },
      next: [{ chart: 11 }, { chart: 22 }],
    },
  ],
};

const inputs = {
  facialDroop: choice(
    'Facial droop',
    [
      ['normal', 'Normal: both sides move equally', 0],
      ['abnormal', 'Abnormal: one side does not move as well', 1],
    ],
    { appearance: 'select', help: 'Ask to smile or show teeth.' },
  ),
  armDrift: choice(
    'Arm drift',
    [
      ['normal', 'Normal: both arms move the same', 0],
      ['abnormal', 'Abnormal: one arm drifts or does not move', 1],
    ],
    { appearance: 'select', help: 'Eyes closed, arms out for 10 s.' },
  ),
  speech: choice(
    'Speech',
    [
      ['normal', 'Normal: correct words, no slurring', 0],
      ['abnormal', 'Abnormal: slurred, wrong words or no speech', 1],
    ],
    { appearance: 'select', help: 'Ask to repeat a sentence.' },
  ),
};

/** Cincinnati Prehospital Stroke Scale (Kothari 1999): three findings, percentages as specified. */
export const cincinnatiStroke = defineCalculator({
  subtitle: 'Three findings before hospital',
  notFor: [],
  inputs,
  bands,
  compute: (answers) => scored(bands, sumPoints(inputs, answers)),
  cautions: [
    {
      level: 'danger',
      text: 'These percentages are not in the published scale and disagree with the FAST page. One abnormal sign is enough to call a stroke (about 72%); none does not exclude it (about one in seven in the original cohort).',
      brief: 'One sign is enough to call a stroke; none does not exclude it.',
      concerns: ({ score }) => score === 0,
      source,
    },
  ],
  resetLabel: 'Reset',
  clinicalSignificance: [
    'The scale finds likely strokes in minutes, without equipment, so that the hospital can be warned and time-critical treatment is not delayed.',
    'It looks at face, arm and speech only and misses many strokes of the posterior circulation. Note when the patient was last seen well and check glucose.',
  ],
  related: ['stroke-fast'],
  references: [
    {
      text: 'Kothari RU et al. Cincinnati Prehospital Stroke Scale: reproducibility and validity. Ann Emerg Med 1999;33:373-8.',
      doi: '10.1016/S0196-0644(99)70299-4',
    },
  ],
});
