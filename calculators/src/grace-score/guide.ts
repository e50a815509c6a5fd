import type { Guide } from '../kit/guide.ts';

const granger = 'Granger 2003 (abstract), doi:10.1001/archinte.163.19.2345';

export const guide: Guide = {
  whenToUse: [['A known acute coronary syndrome, with or without ST elevation.', granger]],
  pitfalls: [
    [
      'It needs creatinine and a cardiac marker, so it is later than TIMI, and suits a proven syndrome best.',
      'rcemlearning.org, risk stratification',
    ],
    [
      'Doubtful where deaths are few: area under the curve 0.62 for death in hospital in 396 patients without ST elevation, 2% of whom died (version 2.0).',
      'Akyuz 2016 (abstract), revportcardiol.org',
    ],
  ],
  evidence: [
    [
      '11,389 patients, 509 deaths in hospital: c statistic 0.83; 0.84 in 3,972 further patients, 0.79 in 12,142 of a trial.',
      granger,
    ],
    [
      'Indonesia, 255 infarctions with ST elevation, 17% deaths: 0.91, against 0.83 for TIMI.',
      'Martha 2021 (abstract), doi:10.14740/cr1247',
    ],
    [
      'Western Cape, 292 infarctions with ST elevation in 2020: 5.5% died in hospital. The score itself was not tested.',
      'Tygerberg registry (abstract), SA Heart Journal, journals.ac.za 6753',
    ],
  ],
  next: [{ tool: 'timi-score' }, { tool: 'heart-score' }, { tool: 'killip-classification' }, { drug: 10 }],
  creators: 'C. B. Granger and the GRACE investigators, 2003.',
};
