import type { Guide } from '../kit/guide.ts';

const awigen = 'AWI-Gen 2021 (abstract), gh.bmj.com 6/1/e003499';
const gaziano = 'Gaziano 2013 (abstract), doi:10.1186/1741-7015-11-170';

export const guide: Guide = {
  whenToUse: [
    ['Prevention: to tell who is at high and who at low risk, rather than by a single risk factor.', gaziano],
  ],
  pitfalls: [
    [
      'Scores disagree: 10,349 Africans of 40 to 60 years had 2.6% by WHO and 6.5% by a Framingham score (kappa 0.03 to 0.55).',
      awigen,
    ],
    [
      'With HIV it read lower in 403 older South Africans, perhaps because they had fewer risk factors or were in care more often.',
      'Older adults with HIV (abstract), PMC8010471',
    ],
  ],
  evidence: [
    [
      '14,772 South Africans: a score without blood tests put 90 to 97% into the same group as Framingham (2008).',
      gaziano,
    ],
    [
      'Cape Town, 1,025 black Africans of 25 to 74 years: mean 9.0% in men and 5.4% in women by a Framingham score; 13% and 6% at high risk.',
      'Cape Town survey (abstract), PMC4816643',
    ],
    [
      'Few such scores were ever tested in Africa. Cohorts are needed to adjust them.',
      'Kenya, 1,960 adults (abstract), PMC7191575',
    ],
  ],
  next: [{ tool: 'egfr' }, { tool: 'body-size' }],
  creators: 'the Framingham Heart Study; points of the US Adult Treatment Panel III, 2001.',
};
