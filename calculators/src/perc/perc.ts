import { defineCalculator } from '../kit/definition.ts';
import { fact, number, yesNo } from '../kit/inputs.ts';
import { ageFromPatient } from '../kit/patient.ts';

const source = 'Kline 2004, doi:10.1111/j.1538-7836.2004.00790.x';

/**
 * Pulmonary embolism rule-out criteria (Kline 2004): eight criteria, all of which have to be absent, and only if the
 * suspicion is low. Opened: fpnotebook.com, guidelinecentral.com, table 1 of doi:10.1186/s13063-020-04379-y and
 * wikem.org, which agree. The limits are an age of 50, a pulse of 100 and a saturation of 95%.
 */
export const perc = defineCalculator({
  subtitle: 'Ends the search for a pulmonary embolism without a D-dimer, if the suspicion is low',
  notFor: [
    { words: 'children', facts: { group: 'child' } },
    { words: 'pregnancy', facts: { isPregnant: true } },
  ],
  inputs: {
    lowSuspicion: fact('Suspicion of pulmonary embolism is low', {
      help: '15% or less by judgment, before the criteria are counted',
    }),
    age: number('Age', 'years', { min: 0, max: 130, help: '50 or more counts.' }),
    heartRate: number('Heart rate', '/min', { min: 0, max: 300, help: '100 or more counts.' }),
    oxygenSaturation: number('Oxygen saturation', '%', {
      min: 30,
      max: 100,
      help: 'On air. Under 95 counts.',
    }),
    legSwelling: yesNo('One leg swollen'),
    haemoptysis: yesNo('Haemoptysis'),
    surgeryOrTrauma: yesNo('Surgery or trauma within 4 weeks', 1, { help: 'That needed a hospital stay' }),
    previousPeDvt: yesNo('Previous PE or DVT'),
    oestrogen: yesNo('Oestrogen use', 1, { help: 'Contraceptives, replacement' }),
  },
  fromPatient: ageFromPatient,
  compute({ lowSuspicion, age, heartRate, oxygenSaturation, ...findings }) {
    const signs = [age >= 50, heartRate >= 100, oxygenSaturation < 95];
    const score =
      signs.filter(Boolean).length + Object.values(findings).filter((answer) => answer === 'yes').length;
    const headline = { label: 'Criteria present', text: String(score), suffix: 'of 8' };
    if (lowSuspicion !== 'yes')
      return {
        values: { score, band: 'Does not apply' },
        headline,
        band: {
          title: 'Does not apply',
          tone: 'danger',
          advice: 'The suspicion is not low: test for pulmonary embolism whatever the criteria.',
          next: [{ tool: 'wells-pe' }],
        },
      };
    if (score > 0)
      return {
        values: { score, band: 'Not ruled out' },
        headline,
        band: {
          title: 'Not ruled out',
          tone: 'caution',
          advice: 'A criterion is present: go on with a D-dimer, or imaging by the probability.',
          next: [{ tool: 'wells-pe' }, { chart: 54 }, { drug: 13 }],
        },
      };
    return {
      values: { score, band: 'Ruled out' },
      headline,
      band: {
        title: 'Ruled out',
        tone: 'normal',
        advice: 'With a low suspicion no further test for pulmonary embolism is needed.',
      },
    };
  },
  cautions: [
    {
      level: 'note',
      text: 'Only for a suspicion of 15% or less: at a higher one testing goes on whatever the criteria.',
      source: `${source}; guidelinecentral.com`,
    },
  ],
  resetLabel: 'Reset',
  references: [
    {
      text: 'Kline JA et al. Clinical criteria to prevent unnecessary diagnostic testing in emergency department patients with suspected pulmonary embolism. J Thromb Haemost 2004;2:1247-55.',
      doi: '10.1111/j.1538-7836.2004.00790.x',
    },
  ],
});
