import type { Guide } from '../kit/guide.ts';

const uganda = 'Kitovu study (abstract), PMC7806646';

export const guide: Guide = {
  whenToUse: [
    [
      'Every patient at the door of an emergency centre, after the list of signs.',
      'SATS training manual 2012 (contents only)',
    ],
  ],
  pitfalls: [
    [
      'Vital signs without the signs of the list, such as purpura or dehydration, triage wrongly.',
      'doi:10.7196/SAMJ.6877',
    ],
    [
      'Ambulance staff in South Africa gave the right colour in about half of the vignettes and too low a one in 30%, mostly by adding the score up too low.',
      'Summary of a prehospital SATS study, as quoted in a public repository',
    ],
  ],
  evidence: [
    [
      '4,482 patients of a hospital in Uganda: two scores of three items did as well as TEWS (c statistic 0.81).',
      uganda,
    ],
    [
      'The adult and child scales were validated in several centres of South Africa.',
      'doi:10.7196/SAMJ.6877 (abstract)',
    ],
  ],
  next: [{ chart: 12 }, { tool: 'news' }, { tool: 'pews' }],
  creators: 'the South African (Cape) Triage Group, since 2006; manual of 2012.',
};
