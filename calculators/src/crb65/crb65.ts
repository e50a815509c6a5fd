import type { BandTable } from '../kit/bands.ts';
import type { Caution } from '../kit/definition.ts';
import { defineCalculator } from '../kit/definition.ts';
import { scored } from '../kit/evaluate.ts';
import { number, optional, yesNo } from '../kit/inputs.ts';
import { ageFromPatient } from '../kit/patient.ts';

const source = 'Lim 2003, doi:10.1136/thorax.58.5.377';

const bands: BandTable = {
  title: 'CRB-65',
  lowest: 0,
  highest: 4,
  factLabels: { mortality: 'Death within 30 days (medicalcriteria.com)' },
  bands: [
    {
      atLeast: 0,
      title: 'Low',
      tone: 'neutral',
      advice: 'Home is possible if nothing else speaks against it.',
      facts: { mortality: '0.9%' },
    },
    {
      atLeast: 1,
      title: 'Increased',
      tone: 'caution',
      advice: 'Consider hospital.',
      facts: { mortality: '5.2%' },
      next: [{ chart: 29 }],
    },
    {
      atLeast: 2,
      title: 'Moderate',
      tone: 'caution',
      advice: 'Hospital.',
      facts: { mortality: '12.0%' },
      next: [{ chart: 29 }],
    },
    {
      atLeast: 3,
      title: 'High',
      tone: 'danger',
      advice: 'Hospital urgently; discuss intensive care.',
      facts: { mortality: '31.2%' },
      next: [{ chart: 29 }, { chart: 14 }],
    },
  ],
};

const hypoxia: Caution = {
  level: 'danger',
  text: 'SpO2 is under 90%: treat in hospital whatever the score. CRB-65 does not count oxygen.',
  brief: 'SpO2 under 90%: hospital whatever the score.',
  source: 'Dwyer 2014, doi:10.1136/bmjresp-2014-000038 (the limit; the advice awaits clinical review)',
  next: [{ chart: 29 }, { drug: 31 }],
};

const lowInHospital: Caution = {
  level: 'danger',
  text: 'In South African hospitals with much HIV 6.5% of those with 0 died, where 1.2% was predicted. Never the only reason to send somebody home.',
  brief: 'Reads too low where HIV and TB are common.',
  source: 'doi:10.1186/s12890-017-0368-8, table 2',
  next: [{ chart: 29 }],
};

/**
 * CRB-65 (Lim 2003): CURB-65 without urea. One point each for confusion, a rate of 30 or more, systolic under 90 or
 * diastolic 60 or less, and 65 years or more. Opened: erj.ersjournals.com 27/1/151 (abstract), icuroom-pearls.blogspot.com
 * (the criteria) and medicalcriteria.com (deaths by score), read twice.
 */
export const crb65 = defineCalculator({
  subtitle: 'Severity of community-acquired pneumonia without a laboratory',
  notFor: [{ words: 'children', facts: { group: 'child' } }, { words: 'pneumonia acquired in hospital' }],
  inputs: {
    confusion: yesNo('Confusion', 1, { help: 'New' }),
    respiratoryRate: number('Respiratory rate', '/min', { min: 0, max: 120, help: '30 or more scores 1.' }),
    systolicBp: number('Systolic pressure', 'mmHg', {
      min: 20,
      max: 300,
      measure: 'pressure',
      help: 'Under 90 scores 1.',
    }),
    diastolicBp: number('Diastolic pressure', 'mmHg', {
      min: 0,
      max: 200,
      measure: 'pressure',
      help: '60 or less scores 1.',
    }),
    age: number('Age', 'years', { min: 0, max: 130, help: '65 or more scores 1.' }),
    oxygenSaturation: optional(
      number('Oxygen saturation', '%', { min: 30, max: 100, help: 'Not part of the score.' }),
    ),
  },
  fromPatient: ageFromPatient,
  bands,
  compute({ confusion, respiratoryRate, systolicBp, diastolicBp, age, oxygenSaturation }) {
    const signs = [
      confusion === 'yes',
      respiratoryRate >= 30,
      systolicBp < 90 || diastolicBp <= 60,
      age >= 65,
    ];
    const isHypoxic = oxygenSaturation !== undefined && oxygenSaturation < 90;
    const score = signs.filter(Boolean).length;
    return scored(bands, score, {
      cautions: [...(isHypoxic ? [hypoxia] : []), ...(score === 0 ? [lowInHospital] : [])],
    });
  },
  cautions: [
    {
      level: 'note',
      text: 'The score was not derived in patients with HIV or tuberculosis, and may read low in the young.',
      source: `${source} (awaiting clinical review)`,
    },
  ],
  resetLabel: 'Reset',
  related: ['curb65'],
  references: [
    {
      text: 'Lim WS et al. Defining community acquired pneumonia severity on presentation to hospital. Thorax 2003;58:377-82.',
      doi: '10.1136/thorax.58.5.377',
    },
    {
      text: 'Dwyer R et al. Improvement of CRB-65 as a prognostic tool in adult patients with community-acquired pneumonia. BMJ Open Respir Res 2014;1:e000038.',
      doi: '10.1136/bmjresp-2014-000038',
    },
  ],
});
