import type { BandTable } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { scored, sumPoints } from '../kit/evaluate.ts';
import { choice, countsAs } from '../kit/inputs.ts';

const source = 'Brott 1989, doi:10.1161/01.STR.20.7.864';

const bands: BandTable = {
  title: 'NIHSS',
  lowest: 0,
  highest: 42,
  bands: [
    {
      atLeast: 0,
      title: 'None',
      tone: 'normal',
      advice: 'No deficit found by this scale. A stroke is not excluded.',
      next: [{ chart: 11 }],
    },
    {
      atLeast: 1,
      title: 'Minor',
      tone: 'caution',
      advice: 'Minor stroke by score. It can still be disabling: urgent stroke care.',
      next: [{ chart: 11 }],
    },
    {
      atLeast: 5,
      title: 'Moderate',
      tone: 'danger',
      advice: 'Moderate stroke. Urgent stroke care.',
      next: [{ chart: 11 }],
    },
    {
      atLeast: 16,
      title: 'Moderate to severe',
      tone: 'danger',
      advice: 'Moderate to severe stroke. Urgent stroke care.',
      next: [{ chart: 11 }],
    },
    {
      atLeast: 21,
      title: 'Severe',
      tone: 'danger',
      advice: 'Severe stroke. Urgent stroke care.',
      next: [{ chart: 11 }],
    },
  ],
};

/** Returns one item of the scale: a select, initially empty, whose options score 0, 1, 2 and so on. */
function item(label: string, options: readonly string[], help?: string) {
  return countsAs(
    '0',
    choice(
      label,
      options.map((text, score) => [String(score), text, score] as const),
      { appearance: 'select', ...(help === undefined ? {} : { help }) },
    ),
  );
}

const correct = ['Both correct', 'One correct', 'Neither correct'];
const motor = [
  'No drift',
  'Drift',
  'Some effort against gravity',
  'No effort against gravity',
  'No movement',
];
const arm = '10 s at 90 degrees, or 45 if lying. Amputation or joint fusion: do not score, write why.';
const leg = '5 s at 30 degrees. Amputation or joint fusion: do not score, write why.';

const inputs = {
  '1a': item('1a. Level of consciousness', [
    'Alert',
    'Not alert, rousable by minor stimulation',
    'Not alert, needs repeated or painful stimulation',
    'Reflex responses only or unresponsive',
  ]),
  '1b': item('1b. LOC questions', correct, 'The month; the age.'),
  '1c': item('1c. LOC commands', correct, 'Open and close the eyes; grip and release the hand.'),
  gaze: item('2. Best gaze', ['Normal', 'Partial gaze palsy', 'Forced deviation or total paresis']),
  visual: item('3. Visual fields', [
    'No visual loss',
    'Partial hemianopia',
    'Complete hemianopia',
    'Bilateral hemianopia or blind',
  ]),
  facial: item('4. Facial palsy', ['Normal', 'Minor', 'Partial (lower face)', 'Complete']),
  armLeft: item('5a. Motor arm, left', motor, arm),
  armRight: item('5b. Motor arm, right', motor, arm),
  legLeft: item('6a. Motor leg, left', motor, leg),
  legRight: item('6b. Motor leg, right', motor, leg),
  ataxia: item('7. Limb ataxia', ['Absent', 'In one limb', 'In two limbs']),
  sensory: item('8. Sensory', ['Normal', 'Mild to moderate loss', 'Severe to total loss']),
  language: item('9. Best language', [
    'No aphasia',
    'Mild to moderate aphasia',
    'Severe aphasia',
    'Mute or global aphasia',
  ]),
  dysarthria: item(
    '10. Dysarthria',
    ['Normal', 'Mild to moderate', 'Severe or mute'],
    'Intubated: do not score, write why.',
  ),
  extinction: item('11. Extinction and inattention', [
    'None',
    'One modality',
    'Profound, or more than one modality',
  ]),
};

/** NIH Stroke Scale (Brott 1989): fifteen items, together 0 to 42, live from the start. */
export const nihss = defineCalculator({
  subtitle: 'Severity of a stroke from fifteen findings',
  notFor: [],
  inputs,
  columns: 3,
  bands,
  compute(answers, { isAnswered }) {
    const isComplete = Object.keys(inputs).every(isAnswered);
    return scored(bands, sumPoints(inputs, answers), {
      notes: isComplete ? [] : ['An item that is not answered counts as 0, so the total may still rise.'],
    });
  },
  cautions: [
    {
      level: 'note',
      text: 'A low score can still be disabling; posterior strokes score low.',
      source,
    },
    {
      level: 'note',
      text: 'An item that cannot be tested (amputation, joint fusion, intubation) is not scored. Leave it open and write down why.',
      source: 'NINDS NIH Stroke Scale form',
    },
  ],
  resetLabel: 'Reset',
  clinicalSignificance: [
    'The scale puts the deficit of an acute stroke into one number that different examiners reach alike. It is used to choose treatment, to follow the patient and to hand over.',
    'Score what the patient does, not what you expect. The total says little about a stroke in the posterior circulation, and one low item such as language can disable.',
  ],
  references: [
    {
      text: 'Brott T et al. Measurements of acute cerebral infarction: a clinical examination scale. Stroke 1989;20:864-70.',
      doi: '10.1161/01.STR.20.7.864',
    },
    { text: 'National Institute of Neurological Disorders and Stroke. NIH Stroke Scale (public domain).' },
  ],
});
