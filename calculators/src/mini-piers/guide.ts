import type { Guide } from '../kit/guide.ts';

const abstract = 'Payne 2014, abstract (PMC3897359)';

export const guide: Guide = {
  whenToUse: [
    [
      'Any woman with raised pressure in pregnancy where no laboratory is near: who has to be transferred.',
      abstract,
    ],
  ],
  pitfalls: [
    ['The outcome is a mixture of death and serious harm, so that its parts weigh the same.', abstract],
  ],
  evidence: [
    [
      '2,081 women in five countries of low and middle income: area under the curve 0.77 (0.74 to 0.80).',
      abstract,
    ],
    ['In 1,300 other women 0.71 (0.66 to 0.77). At 25% it sorted 85.5% of the women rightly.', abstract],
  ],
  next: [{ chart: 32 }, { drug: 6 }, { tool: 'maternal-warning' }],
  creators: 'Beth Payne, Peter von Dadelszen and the miniPIERS group, 2014.',
};
