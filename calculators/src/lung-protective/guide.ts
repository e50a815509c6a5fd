import type { Guide } from '../kit/guide.ts';

const umem = 'umem.org 3786';
const myers = 'Myers 2022 (abstract), doi:10.1097/CCM.0000000000005474';

export const guide: Guide = {
  whenToUse: [
    [
      'Every ventilated adult: tidal volume 6 mL/kg of predicted weight, 4 to 8.',
      'medicalalgorithms.com; droracle.ai',
    ],
    ['ROX in pneumonia on high-flow nasal oxygen.', umem],
  ],
  pitfalls: [
    [
      'A plateau over 30 cmH2O: go down by 1 mL/kg. Under 25: up by 1 mL/kg is allowed.',
      'medicalalgorithms.com',
    ],
    ['The formula predicts more than the median weight of the population.', 'doi:10.1186/s12890-017-0427-1'],
    ['ROX was made before COVID-19, without non-invasive ventilation.', umem],
  ],
  evidence: [
    ['12 against 6 mL/kg in ARDS: deaths 39.8% and 31.0%.', 'ARDSNet 2000 (as quoted by droracle.ai)'],
    ['ROX of 4.88 or more at 12 hours in 157 patients: sensitivity 70%, specificity 72%.', umem],
    ['ROX under 3.85 at 12 hours: specificity 98%, likelihood ratio 14.', umem],
    ['1,847 patients with COVID-19 were grouped by the same limits.', myers],
  ],
  next: [{ chart: 29 }, { tool: 'post-intubation' }, { tool: 'rsi' }],
  creators: 'The ARDS Network, 2000; Oriol Roca and colleagues, 2019.',
};
