import type { Guide } from '../kit/guide.ts';

const harbison = 'Harbison 2003 (abstract), rdm.ox.ac.uk 1041117';
const missed = 'Jones (abstract), emj.bmj.com 38/5/387';

export const guide: Guide = {
  whenToUse: [
    [
      'A suspected stroke, by the public and by ambulance staff, to reach the right hospital in time.',
      harbison,
    ],
  ],
  pitfalls: [
    [
      'About a quarter of strokes lack the typical signs. Those missed had trouble with speech, vomiting, dizziness, confusion or lost vision.',
      missed,
    ],
    [
      'What is not a stroke is most often a seizure, an infection or a collapse of the circulation.',
      harbison,
    ],
    ['Warn the hospital: with a call ahead CT was asked for sooner.', 'Prealerting (abstract), PMC4316848'],
  ],
  evidence: [
    [
      '487 referrals in Newcastle: paramedics were right in 79% of 183 strokes, and brought 46% within 3 hours.',
      harbison,
    ],
    ['21 studies, 6,934 strokes: 26% missed before the hospital.', missed],
    [
      'Gaborone, 2,808 people: 78% would call an ambulance; fewest knew among men, the old and the less schooled.',
      'Gaborone survey 2022 (abstract), doi:10.1186/s12883-022-02859-z',
    ],
  ],
  next: [{ tool: 'rosier-score' }, { tool: 'nihss' }, { tool: 'abcd2-score' }],
  creators: 'J. Harbison, G. A. Ford and colleagues, Newcastle, 2003.',
};
