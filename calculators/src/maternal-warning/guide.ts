import type { Guide } from '../kit/guide.ts';

const cmqcc = 'CMQCC, scribd.com 536354945';

export const guide: Guide = {
  whenToUse: [
    ['Any pregnant woman, and any woman up to 6 weeks after birth, at each set of observations.', cmqcc],
  ],
  pitfalls: [
    ['Look again at a single abnormal value before you act on it.', cmqcc],
    [
      'A woman with severe infection may look well and then collapse.',
      'CMACE 2011, as quoted by fdocuments.us bjom.2014.22.12.862',
    ],
    ['No list covers every danger: a worried midwife calls.', 'pro.uptodatefree.ir 104186'],
    ['While you wait: vein, oxygen, and the womb pushed to the left if she is still pregnant.', cmqcc],
  ],
  evidence: [
    [
      '233 women who bled 1.5 L or more (UK): 0.9 had a sensitivity of 100% and a specificity of 43% for intensive care, 1.7 had 25% and 98%.',
      'Nathan 2015, abstract',
    ],
    ['316 well women within an hour of birth: 90% had an index of 0.52 to 0.89.', 'PMC5173287, abstract'],
    ['Older charts with two colours triggered often and were not validated.', 'fn.bmj.com 95/Suppl_1/Fa40.2'],
  ],
  next: [{ chart: 33 }, { chart: 32 }, { chart: 14 }, { tool: 'mini-piers' }],
  creators: 'National Partnership for Maternal Safety (Jill Mhyre and colleagues), 2014.',
};
