import type { Band, BandTable } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { scored, sumPoints } from '../kit/evaluate.ts';
import { toggle } from '../kit/inputs.ts';
import { yearsOf } from '../kit/patient.ts';

const source =
  'Lip 2010, doi:10.1378/chest.09-1584; Friberg 2012, doi:10.1093/eurheartj/ehr488; ESC 2020, doi:10.1093/eurheartj/ehaa612; ESC 2024, doi:10.1093/eurheartj/ehae176';

/** Lowest score at which oral anticoagulation is recommended, as specified for both sexes. */
const anticoagulateFrom = 2;

/** Bands from 1 up have no specified word, so their rate names them. */
const rate = (atLeast: number, annualRisk: string): Band => ({
  atLeast,
  title: `${annualRisk} a year`,
  tone: atLeast >= anticoagulateFrom ? 'danger' : 'caution',
  advice:
    atLeast >= anticoagulateFrom
      ? 'Oral anticoagulation is recommended.'
      : 'Below the score at which anticoagulation is recommended here.',
  facts: { annualRisk },
});

const bands: BandTable = {
  title: 'CHA2DS2-VASc',
  lowest: 0,
  highest: 9,
  factLabels: { annualRisk: 'Stroke risk in a year' },
  bands: [
    {
      atLeast: 0,
      title: 'Low',
      tone: 'normal',
      advice: 'Low risk: below the score at which anticoagulation is recommended here.',
      facts: { annualRisk: '0%' },
    },
    rate(1, '1.3%'),
    rate(2, '2.2%'),
    rate(3, '3.2%'),
    rate(4, '4.0%'),
    rate(5, '6.7% or more'),
  ],
};

const inputs = {
  chf: toggle('Congestive heart failure', 1, { help: 'Or impaired left ventricular function' }),
  hypertension: toggle('Hypertension', 1),
  age75: toggle('Age 75 or more', 2, { excludes: ['age65to74'] }),
  diabetes: toggle('Diabetes', 1),
  strokeTia: toggle('Stroke or TIA', 2, { help: 'Or thromboembolism, at any time' }),
  vascularDisease: toggle('Vascular disease', 1, {
    help: 'Myocardial infarction, peripheral artery disease or aortic plaque',
  }),
  age65to74: toggle('Age 65–74', 1, { excludes: ['age75'] }),
  female: toggle('Female sex', 1),
};

/**
 * CHA2DS2-VASc: yearly stroke risk in atrial fibrillation, 0 to 9. If a program passes both age items, only
 * 75 or more counts.
 */
export const cha2ds2Vasc = defineCalculator({
  subtitle: 'Stroke risk in atrial fibrillation',
  notFor: [
    {
      words: 'moderate to severe mitral stenosis, which is often rheumatic: anticoagulate whatever the score',
    },
    { words: 'a mechanical heart valve: anticoagulate whatever the score' },
  ],
  inputs,
  fromPatient: (patient) => {
    const years = yearsOf(patient);
    return {
      ...(years !== null && years >= 75 ? { age75: true } : {}),
      ...(years !== null && years >= 65 && years < 75 ? { age65to74: true } : {}),
      ...(patient.sex === 'female' ? { female: true } : {}),
    };
  },
  bands,
  compute(answers) {
    const age65to74 = answers.age65to74 && !answers.age75;
    const score = sumPoints(inputs, { ...answers, age65to74 });
    return scored(bands, score, {
      values: { anticoagulationRecommended: score >= anticoagulateFrom },
      notes: considerNote(score, answers.female),
    });
  },
  cautions: [
    {
      level: 'danger',
      text: 'Not for moderate-severe mitral stenosis (often rheumatic) or a mechanical valve: anticoagulate whatever the score.',
      source,
    },
    {
      level: 'note',
      text: 'ESC: from 2 in men or 3 in women recommended; 1 in men or 2 in women consider. ESC 2024 leaves sex out: 2 or more recommended, 1 consider.',
      source,
    },
    {
      level: 'note',
      text: 'The score does not count bleeding: look for bleeding risks and correct what can be corrected. They alone are no reason to withhold anticoagulation.',
      source: 'ESC 2020, doi:10.1093/eurheartj/ehaa612 (awaiting clinical review)',
    },
    {
      level: 'note',
      text: 'The 0% rests on very few patients; a national cohort had 0.2% a year at a score of 0.',
      source: 'Lip 2010, doi:10.1378/chest.09-1584; Friberg 2012, doi:10.1093/eurheartj/ehr488',
    },
  ],
  resetLabel: 'Reset Assessment',
  references: [
    {
      text: 'Lip GYH et al. Refining clinical risk stratification for predicting stroke and thromboembolism in atrial fibrillation. Chest 2010;137:263-72.',
      doi: '10.1378/chest.09-1584',
    },
    {
      text: 'Friberg L et al. Evaluation of risk stratification schemes for ischaemic stroke and bleeding in 182 678 patients with atrial fibrillation. Eur Heart J 2012;33:1500-10.',
      doi: '10.1093/eurheartj/ehr488',
    },
    {
      text: 'Hindricks G et al. 2020 ESC guidelines for atrial fibrillation. Eur Heart J 2021;42:373-498.',
      doi: '10.1093/eurheartj/ehaa612',
    },
    {
      text: 'Van Gelder IC et al. 2024 ESC guidelines for atrial fibrillation. Eur Heart J 2024;45:3314-414.',
      doi: '10.1093/eurheartj/ehae176',
    },
  ],
});

/** The two scores at which the 2020 guideline says "consider", shown beside the specified advice. */
function considerNote(score: number, isFemale: boolean): string[] {
  if (isFemale && score === 2) return ['ESC 2020: at 2 in a woman, consider anticoagulation.'];
  if (!isFemale && score === 1) return ['ESC 2020: at 1 in a man, consider anticoagulation.'];
  return [];
}
