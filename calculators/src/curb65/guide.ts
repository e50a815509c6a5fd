import type { Guide } from '../kit/guide.ts';

const lim = 'Lim 2003 (abstract), doi:10.1136/thorax.58.5.377';
const millman = 'Millman 2017 (abstract and table 2), doi:10.1186/s12890-017-0368-8';

export const guide: Guide = {
  whenToUse: [
    [
      'Adults admitted through an emergency centre, with a new shadow on the chest X-ray.',
      'wikijournalclub.org',
    ],
  ],
  pitfalls: [
    [
      'Also left out of the study: bronchiectasis, cancer, and pneumonia behind a blocked airway.',
      'wikijournalclub.org',
    ],
    [
      'Age counts from 65. In South Africa a limit of 45 predicted better (c statistic 0.67 against 0.59).',
      millman,
    ],
  ],
  evidence: [
    [
      '1,068 patients in Britain, New Zealand and the Netherlands, mean age 64: from 0.7% deaths at 0 to 57% at 5.',
      lim,
    ],
    [
      'South Africa, 1,011 patients: c statistic 0.59 and poor calibration. Age from 45, confusion, HIV and urea counted.',
      millman,
    ],
    [
      'Blantyre, 240 patients, 80% with HIV: CRB-65 did poorly (0.65). Male, wasted, not walking, temperature and pressure did better (0.87, later 0.74).',
      'SWAT-Bp (abstracts), doi:10.1371/journal.pone.0082178; Buss 2018, Malawi Med J 30:230-5',
    ],
  ],
  next: [{ tool: 'crb65' }, { tool: 'news' }, { drug: 31 }, { drug: 39 }],
  creators: 'W. S. Lim and colleagues, 2003.',
};
