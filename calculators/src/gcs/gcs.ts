import type { BandTable } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { choice } from '../kit/inputs.ts';
import { comaOutcome, untestable, untestableSource } from './responses.ts';

const bands: BandTable = {
  title: 'GCS',
  lowest: 3,
  highest: 15,
  bands: [
    {
      atLeast: 3,
      title: 'Severe',
      tone: 'danger',
      advice: 'Severe impairment. Protect the airway; get senior help.',
      next: [{ chart: 25 }, { chart: 40 }, { tool: 'rsi' }],
    },
    {
      atLeast: 9,
      title: 'Moderate',
      tone: 'caution',
      advice: 'Moderate impairment. Repeat often; look for a cause.',
      next: [{ chart: 25 }, { chart: 40 }],
    },
    {
      atLeast: 13,
      title: 'Mild',
      tone: 'caution',
      advice: 'Mild impairment. Observe and repeat.',
      next: [{ chart: 40 }],
    },
    { atLeast: 15, title: 'Normal', tone: 'normal', advice: 'Fully conscious. Repeat if anything changes.' },
  ],
};

const inputs = {
  eye: choice(
    'Eye opening',
    [
      ['spontaneous', 'Spontaneous', 4],
      ['speech', 'To speech (sound)', 3],
      ['pain', 'To pain (pressure)', 2],
      ['none', 'None', 1],
    ],
    { notTestable: untestable.eye },
  ),
  verbal: choice(
    'Verbal response',
    [
      ['oriented', 'Oriented', 5],
      ['confused', 'Confused', 4],
      ['words', 'Inappropriate words', 3],
      ['sounds', 'Incomprehensible sounds', 2],
      ['none', 'None', 1],
    ],
    { notTestable: untestable.verbal },
  ),
  motor: choice(
    'Motor response',
    [
      ['obeys', 'Obeys commands', 6],
      ['localises', 'Localises pain', 5],
      ['withdraws', 'Withdraws (normal flexion)', 4],
      ['abnormal-flexion', 'Abnormal flexion', 3],
      ['extension', 'Extension', 2],
      ['none', 'None', 1],
    ],
    { notTestable: untestable.motor },
  ),
};

/** Adult Glasgow Coma Scale (Teasdale and Jennett 1974): the sum of three best responses, 3 to 15. */
export const gcs = defineCalculator({
  subtitle: 'Best response in each of three categories',
  notFor: [{ words: 'children who do not speak yet (use the paediatric scale)' }],
  inputs,
  bands,
  placeholder: {
    values: { score: 0, band: 'Invalid score', message: 'Please select responses for all categories' },
    headline: { label: 'GCS', text: '--' },
    band: { title: 'Invalid score', tone: 'neutral', advice: 'Please select responses for all categories' },
  },
  compute: (answers) => comaOutcome(bands, inputs, answers),
  cautions: [
    {
      level: 'note',
      text: 'Record E, V and M separately. Tick a response that cannot be tested: it is written NT, is never counted as 1, and leaves no total.',
      source: `Teasdale 1974; Teasdale 2014; ${untestableSource}`,
    },
  ],
  resetLabel: 'Reset Assessment',
  references: [
    {
      text: 'Teasdale G, Jennett B. Assessment of coma and impaired consciousness. Lancet 1974;2:81-4.',
      doi: '10.1016/S0140-6736(74)91639-0',
    },
    {
      text: 'Teasdale G et al. The Glasgow Coma Scale at 40 years. Lancet Neurol 2014;13:844-54.',
      doi: '10.1016/S1474-4422(14)70120-6',
    },
    {
      text: 'The Glasgow structured approach to assessment of the Glasgow Coma Scale: frequently asked questions.',
      url: 'https://www.glasgowcomascale.org/faq/',
    },
  ],
});
