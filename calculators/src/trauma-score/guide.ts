import type { Guide } from '../kit/guide.ts';

const meta = 'Manoochehry 2019 (abstract), Arch Acad Emerg Med 7:e6';

export const guide: Guide = {
  whenToUse: [
    [
      'Triage in the field: 11 or less goes to a trauma centre.',
      'Trauma scores and scoring systems, 5y1.org',
    ],
  ],
  pitfalls: [
    ['In poorer countries it missed 18% of those who died.', meta],
    [
      'Studies often give the weighted score, whose mean was 7.7 in one: do not compare it with this sum of 12.',
      'Urmia, 1,930 patients (abstract), beat.sums.ac.ir 48584',
    ],
  ],
  evidence: [
    [
      '11 studies in poorer countries, 20,631 patients: area under the curve 0.93, against 0.88 for the Kampala score; specificity 91% against 73%.',
      meta,
    ],
    [
      'Kampala: 0.87 for death within 2 weeks, against 0.84.',
      'Kampala Trauma Score (abstract), staging.scite.ai',
    ],
    [
      'Malaysia, 2,208 patients, 11% deaths: 0.80.',
      'Malaysian validation 2017 (abstract), doi:10.1186/s41038-017-0102-z',
    ],
  ],
  next: [{ tool: 'gcs' }, { tool: 'shock-index' }, { tool: 'paediatric-trauma' }, { drug: 36 }],
  creators: 'H. R. Champion and colleagues, 1989.',
};
