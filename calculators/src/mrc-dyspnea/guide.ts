import type { Guide } from '../kit/guide.ts';

const bestall = 'Bestall 1999 (abstract), doi:10.1136/thx.54.7.581';
const yorke = 'Yorke 2022 (abstract), doi:10.2147/COPD.S372318';

export const guide: Guide = {
  whenToUse: [
    ['COPD, beside spirometry: lung function says little about how much a patient can do.', bestall],
  ],
  pitfalls: [
    [
      'Each grade holds several activities, and "strenuous exercise" is understood in several ways: ask for an example.',
      yorke,
    ],
    [
      'Another questionnaire (CAT) may put the patient into another group: 10 there goes with 1 here, 15 with 2.',
      'Rhee 2015 (abstract), doi:10.2147/COPD.S87147',
    ],
  ],
  evidence: [
    [
      '100 patients with COPD: the grade went with walking distance, quality of life and mood, and not with FEV1. Their grades 3 to 5 are 2 to 4 here.',
      bestall,
    ],
    [
      'In rural Uganda, where COPD comes from wood smoke (113 patients), the CAT was tested and not this scale.',
      'Batte 2023 (abstract), doi:10.1371/journal.pgph.0002013',
    ],
  ],
  next: [{ chart: 17 }, { tool: 'asthma-severity' }, { drug: 28 }],
  creators: 'C. M. Fletcher and colleagues 1959; modified by D. A. Mahler and C. K. Wells 1988.',
};
