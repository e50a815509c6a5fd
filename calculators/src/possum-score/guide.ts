import type { Guide } from '../kit/guide.ts';

const mohil = 'Mohil 2004 (abstract), Br J Surg 91:500-3';
const nairobi = 'Kimani, Kenyatta National Hospital (abstract), annalsofafricansurgery.com';

export const guide: Guide = {
  whenToUse: [['Comparing the results of surgery, allowing for how ill the patients were.', nairobi]],
  pitfalls: [
    ['All of these studies are of full POSSUM, not of the shortened score of this page.', nairobi],
    ['The full score foretells too many deaths, above all in low risk.', mohil],
    [
      'With close care after the operation 30 to 60% fewer died than foretold, at every level of risk.',
      'Scott 2014 (abstract), doi:10.1186/1471-2253-14-104',
    ],
    [
      'The way of analysis matters: 0.39 deaths for each foretold by the linear, 0.62 by the exponential one.',
      mohil,
    ],
  ],
  evidence: [
    [
      'Nairobi, 166 laparotomies: area under the curve 0.74, and 0.78 for P-POSSUM; 0.29 and 0.67 deaths for each foretold (linear).',
      nairobi,
    ],
    [
      'Harare, 181 major operations in two hospitals: the first trial of such scores there.',
      'Ngulube 2019 (abstract in part), doi:10.1016/j.amsu.2019.03.007',
    ],
  ],
  next: [{ tool: 'sofa-score' }, { tool: 'news' }, { tool: 'qsofa-sirs' }],
  creators: 'G. P. Copeland, D. Jones and M. Walters, 1991.',
};
