import type { BandTable } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { scored, sumPoints } from '../kit/evaluate.ts';
import { toggle } from '../kit/inputs.ts';

const source = 'Alvarado 1986, doi:10.1016/S0196-0644(86)80993-3; Ohle 2011, doi:10.1186/1741-7015-9-139';

const bands: BandTable = {
  title: 'Alvarado',
  lowest: 0,
  highest: 10,
  factLabels: { probability: 'Probability of appendicitis' },
  bands: [
    {
      atLeast: 0,
      title: 'Low',
      tone: 'normal',
      advice: 'Discharge with follow-up.',
      facts: { probability: 'under 5%' },
    },
    {
      atLeast: 4,
      title: 'Intermediate',
      tone: 'caution',
      advice: 'Observation, CT or serial examinations, surgical consultation.',
      facts: { probability: '15-25%' },
    },
    {
      atLeast: 7,
      title: 'High',
      tone: 'danger',
      advice: 'Urgent surgical consultation.',
      facts: { probability: 'over 85%' },
    },
  ],
};

const inputs = {
  migratingPain: toggle('Pain migrating to the right lower quadrant', 1),
  anorexia: toggle('Anorexia', 1, { help: 'Or ketones in the urine' }),
  nausea: toggle('Nausea or vomiting', 1),
  tendernessRLQ: toggle('Tenderness in the right lower quadrant', 2),
  reboundPain: toggle('Rebound pain', 1),
  fever: toggle('Fever', 1, { help: 'Temperature 37.3 °C (99.1 °F) or above' }),
  leukocytosis: toggle('Leukocytosis', 2, { help: 'White cells over 10,000/uL (10 ×10⁹/L)' }),
  shiftLeft: toggle('Left shift', 1, { help: 'Neutrophils over 75%' }),
};

/** Alvarado score for acute appendicitis: eight findings, 0 to 10. An unticked finding counts as absent. */
export const alvarado = defineCalculator({
  subtitle: 'Probability of acute appendicitis',
  notFor: [],
  inputs,
  bands,
  compute: (answers) => scored(bands, sumPoints(inputs, answers)),
  cautions: [
    {
      level: 'note',
      text: '7 or more over-predicts, above all in women and children (specificity 81%). A low score does not exclude early appendicitis.',
      source,
    },
    {
      level: 'note',
      text: 'The bands and percentages are not those of the publication: it called 5–6 compatible, 7–8 probable and 9–10 very probable.',
      source: `${source} (percentages: awaiting clinical review)`,
    },
  ],
  resetLabel: 'Reset Assessment',
  references: [
    {
      text: 'Alvarado A. A practical score for the early diagnosis of acute appendicitis. Ann Emerg Med 1986;15:557-64.',
      doi: '10.1016/S0196-0644(86)80993-3',
    },
    {
      text: 'Ohle R et al. The Alvarado score for predicting acute appendicitis: a systematic review. BMC Med 2011;9:139.',
      doi: '10.1186/1741-7015-9-139',
    },
  ],
});
