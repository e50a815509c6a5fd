import type { BandTable } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { scored } from '../kit/evaluate.ts';
import { countsAs, number, yesNo } from '../kit/inputs.ts';
import { ageFromPatient } from '../kit/patient.ts';

const source = 'Lim 2003, doi:10.1136/thorax.58.5.377';

const bands: BandTable = {
  title: 'CURB-65',
  lowest: 0,
  highest: 5,
  factLabels: { mortality30Day: 'Death within 30 days (published)' },
  bands: [
    {
      atLeast: 0,
      title: 'Low',
      tone: 'normal',
      advice: 'Treatment at home may be possible.',
      facts: { mortality30Day: '1.5%' },
    },
    {
      atLeast: 2,
      title: 'Intermediate',
      tone: 'caution',
      advice: 'Consider hospital treatment.',
      facts: { mortality30Day: '9.2%' },
      next: [{ chart: 29 }],
    },
    {
      atLeast: 3,
      title: 'High',
      tone: 'danger',
      advice: 'Severe pneumonia: treat in hospital; consider intensive care, above all at 4 or 5.',
      facts: { mortality30Day: '22%' },
      next: [{ chart: 29 }, { chart: 14 }],
    },
  ],
};

/** A missing number scores 0 and stays listed as unanswered. */
const notEntered = null;

const inputs = {
  confusion: countsAs(
    'no',
    yesNo('Confusion', 1, { help: 'New: mental test score of 8 or less, or newly disoriented' }),
  ),
  bun: countsAs(
    notEntered,
    number('BUN (mmol/L)', 'mmol/L', {
      min: 0,
      max: 150,
      step: 0.1,
      measure: 'urea',
      help: 'Blood urea. Above 7 scores 1.',
    }),
  ),
  respiratoryRate: countsAs(
    notEntered,
    number('Respiratory rate', '/min', { min: 0, max: 120, help: '30 or more scores 1.' }),
  ),
  lowBp: countsAs(
    'no',
    yesNo('Low blood pressure', 1, { help: 'Systolic under 90 or diastolic 60 or less (mmHg)' }),
  ),
  age: countsAs(notEntered, number('Age', 'years', { min: 0, max: 130, help: '65 or more scores 1.' })),
};

/**
 * CURB-65 (Lim 2003): one point each for confusion, urea above 7 mmol/L, respiratory rate of 30 or more, low
 * blood pressure and age of 65 or more. The score is live from the start; a missing value scores 0.
 */
export const curb65 = defineCalculator({
  subtitle: 'Severity of community-acquired pneumonia',
  notFor: [{ words: 'children', facts: { group: 'child' } }, { words: 'pneumonia acquired in hospital' }],
  inputs,
  fromPatient: ageFromPatient,
  bands,
  compute({ confusion, bun, respiratoryRate, lowBp, age }, { isAnswered }) {
    const signs = [
      confusion === 'yes',
      bun !== null && bun > 7,
      respiratoryRate !== null && respiratoryRate >= 30,
      lowBp === 'yes',
      age !== null && age >= 65,
    ];
    const outcome = scored(bands, signs.filter(Boolean).length, {
      cautions: isAnswered('bun')
        ? []
        : [
            {
              level: 'danger',
              text: 'Urea is not entered. An empty box scores 0 and lowers the result.',
              brief: 'Urea not entered: the score may be too low.',
              source,
            },
          ],
    });
    // The death rate of a band that can still rise would reassure too early.
    return Object.keys(inputs).every(isAnswered) ? outcome : { ...outcome, figures: [] };
  },
  cautions: [
    {
      level: 'note',
      text: 'Urea is in mmol/L. Check oxygen saturation and social circumstances as well. The score was not derived in patients with HIV or tuberculosis.',
      source,
    },
    {
      level: 'note',
      text: 'In South African hospitals with much HIV 6.4% of those with 0 or 1 died, where 1.5% was predicted.',
      source: 'doi:10.1186/s12890-017-0368-8, table 2',
    },
  ],
  resetLabel: 'Reset',
  hasBackLink: false,
  clinicalSignificance: [
    'CURB-65 sorts adults with community-acquired pneumonia by their risk of dying within 30 days, to help choose between home, ward and intensive care.',
    'It does not measure oxygenation and may read low in a young patient who is very ill. It supports the decision and does not make it.',
  ],
  references: [
    {
      text: 'Lim WS et al. Defining community acquired pneumonia severity on presentation to hospital. Thorax 2003;58:377-82.',
      doi: '10.1136/thorax.58.5.377',
    },
  ],
});
