import type { Guide } from '../kit/guide.ts';

const johnston = 'Johnston 2007 (abstract), doi:10.1016/S0140-6736(07)60150-0';
const wardlaw = 'Magnetic resonance in TIA, systematic review (abstract, paperexplained.cn)';

export const guide: Guide = {
  whenToUse: [
    ['A TIA that was diagnosed: it says how likely a stroke is, never whether it was a TIA.', wardlaw],
  ],
  pitfalls: [
    ['35 to 41% of the mimics score 4 or more too.', wardlaw],
    ['Of the true attacks under 4, 20% had key risk factors all the same.', wardlaw],
    [
      'With an infarct on the scan 7.1% had a stroke within 7 days (MRI), without one 0.4%.',
      'Giles 2011 (abstract), doi:10.1212/WNL.0b013e3182309f91',
    ],
  ],
  evidence: [
    ['Made in 1,916 patients in the USA and Britain, tested in 2,893: c statistic 0.62 to 0.83.', johnston],
    [
      'Hong Kong, 1,000 patients: 0.61 at 7 days, 0.57 at 90 days.',
      'TIA in Hong Kong (abstract), karger.com/cee 4/1/40',
    ],
  ],
  next: [{ tool: 'cha2ds2-vasc' }, { tool: 'nihss' }, { chart: 22 }],
  creators: 'S. C. Johnston, P. M. Rothwell and colleagues, 2007.',
};
