import type { Guide } from '../kit/guide.ts';

const meta = 'Meta-analysis 2020 (abstract), doi:10.1186/s12883-020-01841-x';

export const guide: Guide = {
  whenToUse: [
    [
      'Adults in the emergency centre within 24 hours of a suspected stroke, not in coma and not injured.',
      'Zhelev 2019, bestbets.org 3145',
    ],
  ],
  pitfalls: [
    [
      'In the ambulance it was no better than FAST, and called too many strokes.',
      'ROSIER by ambulance clinicians 2013 (abstract), doi:10.1161/STROKEAHA.13.000851',
    ],
    ['A negative score leaves a risk: at a probability of 60% before, it is still 22% after.', meta],
  ],
  evidence: [
    [
      '14 studies: sensitivity 88%, specificity 66%, area under the curve 0.88; more sensitive in Europe than in Asia.',
      meta,
    ],
    [
      'Cochrane review, 2,895 patients: sensitivity 84 to 91%, specificity 18 to 93%, not clearly other than FAST.',
      'Zhelev 2019, bestbets.org 3145',
    ],
  ],
  next: [{ tool: 'nihss' }, { tool: 'stroke-fast' }, { tool: 'gcs' }],
  creators: 'A. M. Nor and colleagues, 2005.',
};
