import type { Guide } from '../kit/guide.ts';

const genius = 'NICE CG98, as summarised by guidelinegenius.com';

export const guide: Guide = {
  whenToUse: [['Any baby who looks yellow, as soon as the level is back.', 'nice.org.uk, CG98']],
  pitfalls: [
    [
      'In darker skin yellow is harder to see: look at the eyes and gums, and measure.',
      'nice.org.uk, CG98, update of October 2023; eyes and gums await clinical review',
    ],
    ['After 24 hours of age measure within 6 hours of seeing it, before that within 2.', genius],
    ['Still yellow after 14 days (born early: 21) is another question: measure the direct part.', genius],
  ],
  evidence: [
    [
      'The limits are an agreement with a wide margin, close to 340 umol/L of many British units and to the American ones.',
      'Full guideline CG98, page 132 (old.bansdoc.gov.bd)',
    ],
    [
      'About 60% of babies at term and 80% of those born early become yellow in the first week.',
      'NICE CG98 (NCBI Bookshelf)',
    ],
  ],
  next: [{ tool: 'ballard-score' }],
  creators: 'National Institute for Health and Care Excellence, 2010.',
};
