import type { Guide } from '../kit/guide.ts';

const kothari = 'Kothari 1999 (abstract), doi:10.1016/s0196-0644(99)70299-4';

export const guide: Guide = {
  whenToUse: [['A suspected stroke before the hospital, by staff without special training.', kothari]],
  pitfalls: [
    ['One sign found only two thirds of the strokes (88% of those in the anterior circulation).', kothari],
    [
      'Many who are positive have no stroke: pooled specificity 57%.',
      'De Luca 2019 (abstract), doi:10.2147/OAEM.S178544',
    ],
  ],
  evidence: [
    [
      '171 patients, 49 of them with a stroke or TIA: sensitivity 66%, specificity 87%; paramedics and physicians agreed (0.92).',
      kothari,
    ],
    ['11 studies: sensitivity 82%, specificity 57%.', 'De Luca 2019 (abstract), doi:10.2147/OAEM.S178544'],
    [
      'Dakar, 56 patients: 59% arrived within 3 hours, but under 34% in a hospital able to treat.',
      'Saphou Damon (abstract), panafrican-med-journal.com 41/79',
    ],
  ],
  next: [{ tool: 'nihss' }, { tool: 'rosier-score' }, { tool: 'abcd2-score' }],
  creators: 'R. U. Kothari and colleagues, Cincinnati, 1999.',
};
