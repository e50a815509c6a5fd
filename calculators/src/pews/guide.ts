import type { Guide } from '../kit/guide.ts';

const review = 'PEWS where means are few, review 2019 (abstract), doi:10.3389/fped.2018.00410';

export const guide: Guide = {
  whenToUse: [
    [
      'Every child on the ward, at regular intervals, together with a rule for who is called at which score.',
      review,
    ],
  ],
  pitfalls: [
    [
      'Younger children, and those with a disease of lungs or heart, reach 3 more often.',
      'Solevåg (abstract), doi:10.1371/journal.pone.0072534',
    ],
    [
      'Changing staff and doctors who did not take part stood in its way in a district hospital of Rwanda.',
      'Implementation in Rwanda (abstract), PMC7784060',
    ],
  ],
  evidence: [
    [
      'Eight studies in poorer countries. Of the two that looked, one found fewer collapses and one fewer deaths.',
      review,
    ],
    [
      'Another scale of the same kind (Bedside PEWS, 0 to 26), 2,074 children in four hospitals: area under the curve 0.87.',
      'Bedside PEWS 2011 (abstract), Crit Care 15:R184',
    ],
    ['No study of the version of this page was found.', 'Search for this guide, November 2026'],
  ],
  next: [{ tool: 'sats-tews' }, { tool: 'paediatric-gcs' }, { chart: 49 }, { chart: 4 }, { drug: 31 }],
  creators: 'A. Monaghan, Brighton, 2005.',
};
