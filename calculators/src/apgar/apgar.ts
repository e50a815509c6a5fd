import type { BandTable } from '../kit/bands.ts';
import { type Caution, defineCalculator } from '../kit/definition.ts';
import { scored, sumPoints } from '../kit/evaluate.ts';
import { choice } from '../kit/inputs.ts';

const source = 'Apgar 1953; AAP 2015, doi:10.1542/peds.2015-2651';

const bands: BandTable = {
  title: 'APGAR',
  lowest: 0,
  highest: 10,
  bands: [
    {
      atLeast: 0,
      title: 'Severe',
      tone: 'danger',
      advice:
        'Low. Do not delay or stop resuscitation for the score; repeat every 5 minutes until 20 minutes.',
      next: [{ chart: 5 }],
    },
    {
      atLeast: 4,
      title: 'Moderate',
      tone: 'caution',
      advice: 'Moderately abnormal. Support the newborn; repeat every 5 minutes until 20 minutes.',
      next: [{ chart: 5 }],
    },
    {
      atLeast: 7,
      title: 'Normal',
      tone: 'normal',
      advice: 'Reassuring. Assess at 1 and 5 minutes.',
    },
  ],
};

const inputs = {
  appearance: choice('Appearance (colour)', [
    ['blue', 'Blue or pale all over', 0],
    ['extremities-blue', 'Body pink, extremities blue', 1],
    ['pink', 'Pink all over', 2],
  ]),
  pulse: choice('Pulse (heart rate)', [
    ['absent', 'Absent', 0],
    ['under-100', 'Under 100/min', 1],
    ['100-or-more', '100/min or more', 2],
  ]),
  grimace: choice('Grimace (reflex irritability)', [
    ['none', 'No response', 0],
    ['grimace', 'Grimace', 1],
    ['cry', 'Cry, cough, sneeze or active withdrawal', 2],
  ]),
  activity: choice('Activity (muscle tone)', [
    ['limp', 'Limp', 0],
    ['some-flexion', 'Some flexion', 1],
    ['active', 'Active motion', 2],
  ]),
  respiration: choice('Respiration', [
    ['absent', 'Absent', 0],
    ['weak', 'Slow, irregular, weak cry', 1],
    ['good', 'Good, strong cry', 2],
  ]),
};

const actNow: Caution = {
  level: 'danger',
  text: 'No breathing, or a heart rate under 100/min, is entered: act on it now, whatever the score. Do not wait for the score to resuscitate.',
  brief: 'No breathing or a slow heart: act now, whatever the score.',
  next: [{ chart: 5 }],
  source: `${source}; the limit of 100/min from newborn resuscitation (awaiting clinical review)`,
};

/** Apgar score (Apgar 1953): five signs of a newborn, each 0 to 2. */
export const apgar = defineCalculator({
  subtitle: 'Assessed at 1 and 5 minutes after birth',
  notFor: [{ words: 'deciding whether to start resuscitation' }],
  inputs,
  bands,
  compute(answers) {
    // Four good signs can outweigh one that needs action at once. The total stays, beside a danger.
    const needsAction = answers.respiration === 'absent' || answers.pulse !== '100-or-more';
    return scored(bands, sumPoints(inputs, answers), { cautions: needsAction ? [actNow] : [] });
  },
  cautions: [
    {
      level: 'note',
      text: 'Do not wait for the score to resuscitate. Repeat every 5 minutes to 20 if under 7.',
      source,
    },
  ],
  resetLabel: 'Reset Assessment',
  references: [
    {
      text: 'Apgar V. A proposal for a new method of evaluation of the newborn infant. Curr Res Anesth Analg 1953;32:260-7.',
    },
    {
      text: 'American Academy of Pediatrics, American College of Obstetricians and Gynecologists. The Apgar score. Pediatrics 2015;136:819-22.',
      doi: '10.1542/peds.2015-2651',
    },
  ],
});
