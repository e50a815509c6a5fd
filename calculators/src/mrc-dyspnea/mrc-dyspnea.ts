import type { BandTable } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { scored } from '../kit/evaluate.ts';
import { choice } from '../kit/inputs.ts';

const source = 'Mahler 1988; Bestall 1999, doi:10.1136/thx.54.7.581';

const fewer = 'less symptomatic';
const more = 'more symptomatic';

const bands: BandTable = {
  title: 'mMRC grade',
  lowest: 0,
  highest: 4,
  factLabels: { symptomGroup: 'COPD guidance' },
  bands: [
    {
      atLeast: 0,
      title: 'Normal',
      tone: 'normal',
      colour: 'green',
      advice: 'Breathless only with strenuous exercise. COPD guidance counts this as less symptomatic.',
      facts: { symptomGroup: fewer },
    },
    {
      atLeast: 1,
      title: 'Mild',
      tone: 'normal',
      colour: 'light green',
      advice: 'Breathless hurrying or uphill. COPD guidance counts this as less symptomatic.',
      facts: { symptomGroup: fewer },
    },
    {
      atLeast: 2,
      title: 'Moderate',
      tone: 'caution',
      colour: 'yellow',
      advice: 'Slower than others of the same age. COPD guidance counts 2 or more as more symptomatic.',
      facts: { symptomGroup: more },
    },
    {
      atLeast: 3,
      title: 'Moderately Severe',
      tone: 'caution',
      colour: 'orange',
      advice: 'Stops after about 100 m. COPD guidance counts 2 or more as more symptomatic.',
      facts: { symptomGroup: more },
    },
    {
      atLeast: 4,
      title: 'Severe',
      tone: 'danger',
      colour: 'red',
      advice: 'Breathless at home or dressing. COPD guidance counts 2 or more as more symptomatic.',
      facts: { symptomGroup: more },
    },
  ],
};

const inputs = {
  grade: choice('Breathlessness', [
    ['0', 'Grade 0: Breathless only with strenuous exercise'],
    ['1', 'Grade 1: Breathless hurrying on the level or walking up a slight hill'],
    ['2', 'Grade 2: Walks slower than people of the same age on the level, or stops for breath at own pace'],
    ['3', 'Grade 3: Stops for breath after about 100 m or a few minutes on the level'],
    ['4', 'Grade 4: Too breathless to leave the house, or breathless dressing or undressing'],
  ]),
};

/** Modified Medical Research Council scale of breathlessness, grade 0 to 4. */
export const mrcDyspnea = defineCalculator({
  subtitle: 'Modified scale (mMRC), grades 0 to 4',
  notFor: [],
  inputs,
  bands,
  compute({ grade }) {
    const number = Number(grade);
    return scored(bands, number, {
      values: { grade: number },
      figures: [{ label: 'Original MRC grade', text: String(number + 1), note: 'modified grade plus 1' }],
    });
  },
  cautions: [
    {
      level: 'note',
      text: 'This is the modified scale: add 1 for the original MRC grade.',
      source,
    },
  ],
  resetLabel: 'Reset',
  clinicalSignificance: [
    'The grade says how far breathlessness limits daily life, in words a patient can choose from. COPD guidance uses it to tell less from more symptomatic patients.',
    'It does not measure lung function, and it changes slowly: it is not a guide in an acute attack.',
  ],
  references: [
    {
      text: 'Bestall JC et al. Usefulness of the Medical Research Council (MRC) dyspnoea scale as a measure of disability in patients with chronic obstructive pulmonary disease. Thorax 1999;54:581-6.',
      doi: '10.1136/thx.54.7.581',
    },
    { text: 'Mahler DA, Wells CK. Evaluation of clinical methods for rating dyspnea. Chest 1988;93:580-6.' },
    {
      text: 'Fletcher CM et al. The significance of respiratory symptoms and the diagnosis of chronic bronchitis in a working population. BMJ 1959;2:257-66.',
    },
    { text: 'Global Initiative for Chronic Obstructive Lung Disease (GOLD). GOLD report.' },
  ],
});
