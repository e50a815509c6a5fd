import type { BandTable } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { scored, sumPoints } from '../kit/evaluate.ts';
import { choice, number } from '../kit/inputs.ts';
import { ageFromPatient } from '../kit/patient.ts';

const source = 'Six 2008, doi:10.1007/BF03086144';

const bands: BandTable = {
  title: 'HEART',
  lowest: 0,
  highest: 10,
  bands: [
    {
      atLeast: 0,
      title: 'Low',
      tone: 'neutral',
      advice: 'Repeat troponin after 3 hours. If it is negative too, discharge with follow-up.',
      next: [{ chart: 10 }],
    },
    {
      atLeast: 4,
      title: 'Moderate',
      tone: 'caution',
      advice: 'Admit for observation, repeat ECG and troponin.',
      next: [{ chart: 10 }],
    },
    {
      atLeast: 7,
      title: 'High',
      tone: 'danger',
      advice: 'Admit and treat as acute coronary syndrome; discuss early angiography.',
      next: [{ chart: 10 }, { drug: 9 }],
    },
  ],
};

const choices = {
  history: choice('History', [
    ['slightly', 'Slightly or not suspicious', 0],
    ['moderately', 'Moderately suspicious', 1],
    ['highly', 'Highly suspicious', 2],
  ]),
  ecg: choice(
    'ECG',
    [
      ['normal', 'Normal', 0],
      ['non-specific', 'Non-specific change', 1],
      ['st-depression', 'Significant ST deviation', 2],
    ],
    { help: 'Non-specific: repolarisation change, bundle branch block, hypertrophy, pacemaker' },
  ),
  riskFactors: choice(
    'Risk factors',
    [
      ['none', 'None known', 0],
      ['one-or-two', '1 or 2', 1],
      ['three', '3 or more, or known atherosclerosis', 2],
    ],
    { help: 'Hypertension, diabetes, smoking, cholesterol, obesity (BMI over 30), family history' },
  ),
  troponin: choice('Troponin', [
    ['normal', 'Normal limit or less', 0],
    ['raised', 'Over 1 to under 3 times the limit', 1],
    ['high', '3 times the limit or more', 2],
  ]),
};

/**
 * HEART score for chest pain (Six 2008): history, ECG, age, risk factors and troponin, 0 to 2 each. Opened: the table
 * "reproduced after the original with permission" of bmjopen.bmj.com (highwire 201812), read twice, and two tables of
 * emj.bmj.com (154214, 168800), which differ from it at an age of exactly 45 only.
 */
export const heartScore = defineCalculator({
  subtitle: 'Chest pain in the emergency room: risk of a major cardiac event within 6 weeks',
  notFor: [{ words: 'under 18 years', facts: { underYears: 18 } }, { words: 'ST elevation or shock' }],
  inputs: {
    ...choices,
    age: number('Age', 'years', { min: 18, max: 130, help: 'Over 45 scores 1, 65 or more scores 2.' }),
  },
  fromPatient: ageFromPatient,
  bands,
  compute({ age, ...answers }) {
    const score = sumPoints(choices, answers) + (age >= 65 ? 2 : age > 45 ? 1 : 0);
    return scored(bands, score, {
      cautions:
        age === 45
          ? [
              {
                level: 'danger',
                text: `At 45 years copies of the score differ: some give 1 point, which makes it ${score + 1}.`,
                brief: `At 45 it may be ${score + 1}.`,
                source: `${source}; emj.bmj.com`,
              },
            ]
          : [],
    });
  },
  cautions: [
    {
      level: 'note',
      text: 'ST elevation goes to reperfusion at once, without a score. One troponin within 3 hours of the pain does not exclude infarction.',
      source: 'rcemlearning.co.uk; chart Acute coronary syndromes (awaiting clinical review)',
    },
  ],
  resetLabel: 'Reset',
  related: ['timi-score', 'grace-score'],
  references: [
    {
      text: 'Six AJ, Backus BE, Kelder JC. Chest pain in the emergency room: value of the HEART score. Neth Heart J 2008;16:191-6.',
      doi: '10.1007/BF03086144',
    },
  ],
});
