import type { Guide } from '../kit/guide.ts';

export const guide: Guide = {
  whenToUse: [
    [
      'Ischaemic pain in the past 24 hours with a shifted ST segment or a positive marker.',
      'TIMI 11B, zunis.org',
    ],
  ],
  pitfalls: [
    [
      'The marker weighs most: a raised one at admission went best with a bad outcome.',
      'Pollack, unselected chest pain (abstract), scribd.com 152379276',
    ],
    [
      'In a busy emergency centre 29% were scored as by trained staff; 12% differed by two points or more.',
      'TRIAGED CPU, westjem.com (abstract)',
    ],
  ],
  evidence: [
    [
      'Made in 1,957 patients of a trial, tested in three further groups of 1,953, 1,564 and 1,607.',
      'Antman 2000 (abstract), doi:10.1001/jama.284.7.835',
    ],
    [
      '3,929 adults with any chest pain: from 2.1% with an event within 30 days at 0 to 100% at 7.',
      'Pollack, unselected chest pain (abstract), scribd.com 152379276',
    ],
    [
      '401 patients with chest pain, no diagnostic ECG or troponin: HEART told best (area under the curve 0.82).',
      'Nine risk scores 2018 (abstract), doi:10.2147/IJGM.S183583',
    ],
    [
      'South Africa, 615 patients: 41% had ST elevation, for which this score is not made.',
      'ACCESS 2012 (abstract), doi:10.5830/CVJA-2012-017',
    ],
  ],
  next: [{ tool: 'heart-score' }, { tool: 'grace-score' }, { drug: 10 }],
  creators: 'E. M. Antman and the TIMI study group, 2000.',
};
