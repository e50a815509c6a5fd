import type { Guide } from '../kit/guide.ts';

const kline2008 = 'Kline 2008, as summarised by blogs.brown.edu';

export const guide: Guide = {
  whenToUse: [
    [
      'An adult in whom pulmonary embolism is thought of but unlikely, before a D-dimer is sent.',
      'fpnotebook.com; wikem.org',
    ],
  ],
  pitfalls: [
    ['It is no score: one criterion present means that the rule does not rule out.', 'guidelinecentral.com'],
    ['Use it only if a negative D-dimer would have settled the question.', 'wikem.org'],
    ['Any oestrogen counts: by mouth, patch or ring.', 'fpnotebook.com'],
  ],
  evidence: [
    ['With a low suspicion and no criterion, under 2% had a clot.', kline2008],
    [
      '8,138 patients of 13 emergency rooms: of 1,666 with a low suspicion and no criterion 15 (1%) had an embolism and one died.',
      'Kline 2008, as summarised by sinaiem.org',
    ],
    [
      '14,844 patients of 12 studies: sensitivity 97%, specificity 22%.',
      'Singh 2013 (abstract), emj.bmj.com 30/9/701',
    ],
    [
      'Where three in ten of those tested had an embolism, so had 4 of 74 without a criterion (5.4%).',
      'Abstract, paperexplained.cn, 959 patients',
    ],
  ],
  next: [{ tool: 'wells-pe' }, { tool: 'geneva-score' }, { drug: 13 }],
  creators: 'Jeffrey Kline and colleagues, 2004.',
};
