import type { BandTable } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { scored, sumPoints } from '../kit/evaluate.ts';
import { choice, countsAs, number, yesNo } from '../kit/inputs.ts';
import { ageFromPatient } from '../kit/patient.ts';

const source = 'Johnston 2007, doi:10.1016/S0140-6736(07)60150-0; NICE NG128';

const bands: BandTable = {
  title: 'ABCD2',
  lowest: 0,
  highest: 7,
  factLabels: { twoDayRisk: 'Stroke within 2 days' },
  bands: [
    {
      atLeast: 0,
      title: 'Low',
      tone: 'normal',
      advice: 'Outpatient follow-up in 24-48 hours.',
      facts: { twoDayRisk: '1-3%' },
      next: [{ chart: 11 }, { drug: 9 }],
    },
    {
      atLeast: 4,
      title: 'Moderate',
      tone: 'caution',
      advice: 'Urgent evaluation.',
      facts: { twoDayRisk: '4-7%' },
      next: [{ chart: 11 }, { drug: 9 }],
    },
    {
      atLeast: 6,
      title: 'High',
      tone: 'danger',
      advice: 'Hospitalization and consideration of dual antiplatelet therapy.',
      facts: { twoDayRisk: '8-12%' },
      next: [{ chart: 11 }, { drug: 9 }],
    },
  ],
};

/** An unanswered question counts as 0 and stays listed as unanswered. */
const unanswered = null;

const inputs = {
  age: countsAs(unanswered, number('Age', 'years', { min: 0, max: 130, help: '60 or more scores 1.' })),
  bloodPressure: countsAs(
    unanswered,
    choice(
      'Blood pressure',
      [
        ['normal', 'Normal: under 140/90 mmHg', 0],
        ['elevated', 'Elevated: at least 140/90 mmHg', 1],
      ],
      { help: 'Elevated if systolic is 140 or more, or diastolic 90 or more' },
    ),
  ),
  clinicalFeatures: countsAs(
    unanswered,
    choice('Clinical features', [
      ['unilateral_weakness', 'Unilateral weakness', 2],
      ['speech_disturbance', 'Speech disturbance without weakness', 1],
      ['other', 'Other', 0],
    ]),
  ),
  duration: countsAs(
    unanswered,
    choice('Duration of symptoms', [
      ['60_or_more', '60 minutes or more', 2],
      ['10_to_59', '10–59 minutes', 1],
      ['less_than_10', 'Under 10 minutes', 0],
    ]),
  ),
  diabetes: countsAs('no', yesNo('Diabetes', 1)),
};

/** ABCD2 after a transient ischaemic attack (Johnston 2007), 0 to 7. Live from the start. */
export const abcd2Score = defineCalculator({
  subtitle: 'Early stroke risk after a TIA',
  notFor: [{ words: 'deciding how soon a suspected TIA is seen' }],
  inputs,
  fromPatient: ageFromPatient,
  bands,
  compute(answers) {
    const { age } = answers;
    return scored(bands, sumPoints(inputs, answers) + (age !== null && age >= 60 ? 1 : 0));
  },
  cautions: [
    {
      level: 'danger',
      text: 'Do not use this score to delay: every suspected TIA needs specialist assessment within 24 hours and aspirin 300 mg now unless contraindicated. It misses AF, carotid stenosis and repeated attacks.',
      brief: 'Any suspected TIA: specialist within 24 h, aspirin 300 mg now.',
      concerns: () => true,
      source,
    },
    {
      level: 'note',
      text: 'The published two-day risks are 1.0% (0–3), 4.1% (4–5) and 8.1% (6–7). The ranges shown here reach up to the seven-day risks.',
      source: 'Johnston 2007, doi:10.1016/S0140-6736(07)60150-0',
    },
  ],
  resetLabel: 'Reset',
  clinicalSignificance: [
    'ABCD2 grades how likely a stroke is in the first days after a transient ischaemic attack, from age, blood pressure, clinical features, duration and diabetes.',
    'A low score does not make an attack harmless: atrial fibrillation, a narrowed carotid artery and repeated attacks are not in it.',
  ],
  tables: [
    {
      title: 'Published stroke risk',
      columns: ['Score', '2 days', '7 days', '90 days'],
      rows: [
        ['0–3', '1.0%', '1.2%', '3.1%'],
        ['4–5', '4.1%', '5.9%', '9.8%'],
        ['6–7', '8.1%', '11.7%', '17.8%'],
      ],
      source: 'Johnston 2007, doi:10.1016/S0140-6736(07)60150-0',
    },
  ],
  references: [
    {
      text: 'Johnston SC et al. Validation and refinement of scores to predict very early stroke risk after transient ischaemic attack. Lancet 2007;369:283-92.',
      doi: '10.1016/S0140-6736(07)60150-0',
    },
    {
      text: 'National Institute for Health and Care Excellence. Stroke and transient ischaemic attack in over 16s (NG128). 2019, updated 2022.',
    },
  ],
});
