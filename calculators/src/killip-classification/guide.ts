import type { Guide } from '../kit/guide.ts';

const khot = 'Khot (abstract), scholars.uky.edu';
const gulf = 'El-Menyar 2012 (abstract), Am J Emerg Med 30:97-103';

export const guide: Guide = {
  whenToUse: [
    ['Every acute coronary syndrome at the first examination, with or without ST elevation.', gulf],
  ],
  pitfalls: [
    [
      'Higher classes come later, have less chest pain and were given fewer antiplatelet drugs, statins and beta blockers.',
      gulf,
    ],
  ],
  evidence: [
    [
      '26,090 patients without ST elevation: 2.8% died within 30 days in class I, 8.8% in II, 14.4% in III or IV.',
      khot,
    ],
    [
      '6,704 patients of the Gulf: with ST elevation the odds of death were 2.1, 6.1 and 28 times those of class I.',
      gulf,
    ],
    [
      'Brazil, 1,906 infarctions from 1995 to 2011: it still foretold death over five years.',
      'Validation of Killip 2014 (abstract), scielo.br S0066-782X2014002000004',
    ],
  ],
  next: [{ tool: 'grace-score' }, { tool: 'timi-score' }, { drug: 31 }],
  creators: 'T. Killip and J. T. Kimball, 1967.',
};
