import type { Guide } from '../kit/guide.ts';

const guideline = 'South African Pulmonology Society, acute asthma (abstract), ajol.info/samj 149073';
const durban = 'Mphahlele (abstract), bmjopenrespres.bmj.com 10/1/e001498';

export const guide: Guide = {
  whenToUse: [
    ['Every attack, at home, in the clinic or in hospital: the grade decides the treatment.', guideline],
  ],
  pitfalls: [
    ['Deaths come from a severity judged too low, and from treatment too late and too little.', guideline],
    [
      'A saturation of 92% or more does not exclude a severe attack: 3 of 72 such patients had respiratory failure.',
      'Oximetry in acute asthma 1995 (abstract), doi:10.1136/thx.50.2.186',
    ],
    [
      'In a severe attack a normal carbon dioxide (35 to 45 mmHg) marks danger to life; a raised one, a near-fatal attack.',
      'BTS, NICE and SIGN asthma pathway (excerpt), rightdecisions.scot.nhs.uk',
    ],
  ],
  evidence: [
    [
      '138 adults in Iran: by peak flow 88 attacks were severe and 14 mild, by signs 69 and 37 (kappa 0.23).',
      'Clinical judgment and peak flow 2019 (abstract), doi:10.15419/bmrat.v6i10.569',
    ],
    ['Durban, 3,957 adolescents: 9.1% had severe asthma. Of those 41% had the diagnosis.', durban],
    ['Over 80% of the deaths from asthma are in poorer countries.', 'Zar and Lalloo 2013, SAMJ 103(3)'],
  ],
  next: [{ tool: 'mrc-dyspnea' }, { tool: 'post-intubation' }, { chart: 17 }, { drug: 31 }],
};
