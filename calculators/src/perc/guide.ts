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
    ['7,527 patients of the validation: 0.9% with PE when the rule was negative, and no death.', 'wikem.org'],
  ],
  next: [{ tool: 'wells-pe' }, { tool: 'geneva-score' }, { drug: 13 }],
  creators: 'Jeffrey Kline and colleagues, 2004.',
};
