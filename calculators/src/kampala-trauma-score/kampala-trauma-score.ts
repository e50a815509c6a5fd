import type { BandTable } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { scored, sumPoints } from '../kit/evaluate.ts';
import { choice, number } from '../kit/inputs.ts';
import { ageFromPatient } from '../kit/patient.ts';

const programs =
  'Three public programs that agree where they overlap (EyeSeeTea/d2-reports among them); the article was not opened';

const bands: BandTable = {
  title: 'Kampala score',
  lowest: 5,
  highest: 16,
  bands: [
    {
      atLeast: 5,
      title: 'Severe',
      tone: 'danger',
      advice: 'Major injury: call for help and begin the primary survey.',
      next: [{ chart: 39 }],
    },
    {
      atLeast: 11,
      title: 'Moderate',
      tone: 'danger',
      advice: 'Primary survey now, admit, and look again often.',
      next: [{ chart: 39 }],
    },
    {
      atLeast: 14,
      title: 'Mild',
      tone: 'neutral',
      advice: 'It excludes no injury: examine the whole patient.',
      next: [{ chart: 39 }],
    },
  ],
};

const inputs = {
  age: number('Age', 'years', { min: 0, max: 120, help: '5 to 55 counts 2, any other age 1.' }),
  systolicBp: number('Systolic pressure', 'mmHg', {
    min: 0,
    max: 300,
    measure: 'pressure',
    help: '0 if it cannot be recorded. Over 89 counts 4, 50 to 89 3, 1 to 49 2, 0 1.',
  }),
  respiratoryRate: number('Respiratory rate', '/min', {
    min: 0,
    max: 100,
    help: '10 to 29 counts 3, 30 or more 2, under 10 1.',
  }),
  consciousness: choice('Consciousness', [
    ['alert', 'Alert', 4],
    ['voice', 'Responds to voice', 3],
    ['pain', 'Responds to pain', 2],
    ['none', 'Unresponsive', 1],
  ]),
  injuries: choice('Serious injuries', [
    ['none', 'None', 3],
    ['one', 'One', 2],
    ['several', 'More than one', 1],
  ]),
};

/**
 * Kampala Trauma Score of 5 to 16, the first version (Kobusingye and Lett 2000). Opened: model.KTS of an R project of the
 * Karolinska Institute (every point; its limits put exactly 5 years and 10 breaths one band lower); a Russian public
 * program (age 5 to 55, pressure, 10 to 29 breaths and the bands, the same; its points for injuries and consciousness
 * leave 5 to 16, and were not taken); a form of a trauma registry (the words for injuries and consciousness); and
 * EyeSeeTea/d2-reports (14 to 16, 11 to 13, under 11). The article was not opened, nor any points of the second version.
 */
export const kampalaTraumaScore = defineCalculator({
  subtitle: 'Severity of injury from five facts, without a laboratory',
  notFor: [],
  inputs,
  fromPatient: ageFromPatient,
  bands,
  compute(answers) {
    const { age, systolicBp, respiratoryRate } = answers;
    const ofAge = age >= 5 && age < 56 ? 2 : 1;
    const ofPressure = systolicBp >= 90 ? 4 : systolicBp >= 50 ? 3 : systolicBp >= 1 ? 2 : 1;
    const ofBreathing = respiratoryRate < 10 ? 1 : respiratoryRate < 30 ? 3 : 2;
    const score = ofAge + ofPressure + ofBreathing + sumPoints(inputs, answers);
    return scored(bands, score, {
      cautions:
        score >= 14 && (systolicBp < 90 || respiratoryRate < 10 || respiratoryRate >= 30)
          ? [
              {
                level: 'danger',
                text: 'Pressure or breathing is abnormal, although the score is mild: treat that first.',
                brief: 'Abnormal pressure or breathing: treat it first.',
                source: 'General knowledge (awaiting clinical review)',
                next: [{ chart: 39 }],
              },
            ]
          : [],
    });
  },
  cautions: [
    {
      level: 'note',
      text: 'Higher is better. A newer version (KTS II) counts to 10: do not compare the two.',
      source: programs,
    },
    {
      level: 'note',
      text: 'Which injury is serious is for the examiner to judge; the words of the article were not opened. In doubt count it.',
      source: 'General knowledge (awaiting clinical review)',
    },
    {
      level: 'note',
      text: 'Its limits of pressure and breathing are those of adults. A healthy infant breathes 30 times a minute and more.',
      source: 'General knowledge (awaiting clinical review)',
    },
  ],
  resetLabel: 'Reset',
  related: ['trauma-score', 'paediatric-trauma'],
  references: [
    {
      text: 'Kobusingye OC, Lett RR. Hospital-based trauma registries in Uganda. J Trauma 2000;48:498-502.',
    },
    {
      text: 'Rosenkrantz L et al. The Kampala Trauma Score: a 20-year track record. J Trauma Acute Care Surg 2022;92:e132-8.',
      doi: '10.1097/ta.0000000000003567',
    },
  ],
});
