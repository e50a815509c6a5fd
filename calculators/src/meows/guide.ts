import type { Guide } from '../kit/guide.ts';

const singh = 'Singh 2012 (abstract), portaldeboaspraticas.iff.fiocruz.br';
const delhi = 'Singh A 2016 (abstract), ro.scribd.com 370059118';

export const guide: Guide = {
  whenToUse: [
    ['Women in pregnancy and in the 6 weeks after birth, at each set of observations in hospital.', delhi],
  ],
  pitfalls: [
    [
      'In labour it triggers often: 500 charts of 12 hours had a trigger in every fifth period or more, mostly for pressure.',
      'Dudley 2010 (abstract), fn.bmj.com 95/Suppl_1/Fa40.2',
    ],
    [
      'A trigger helps only if somebody comes: in Brazil 49.8% of 705 women would have triggered, and for 3 of them a doctor was called.',
      'Schuler 2019 (abstract), scribd.com 438659755',
    ],
    [
      'No two units use the same limits: 120 charts of the United Kingdom had 75 sets of normal values.',
      'Vital signs charts of UK maternity units (abstract), discovery.researcher.life',
    ],
  ],
  evidence: [
    [
      '676 women (UK), of whom 30% triggered and 13% had a severe illness: sensitivity 89% (81 to 95), specificity 79% (76 to 82), right in 39% of triggers and 98% of the others. Nobody died.',
      singh,
    ],
    ['1,065 women in Delhi were followed with the same rule of one red or two yellow.', delhi],
    [
      'India, 300 women: sensitivity 88%, specificity 81%, with points for each value.',
      'Kadapa 2024 (abstract), healthcare-bulletin.co.uk 14/3',
    ],
  ],
  next: [{ chart: 33 }, { chart: 32 }, { chart: 14 }, { tool: 'maternal-warning' }, { tool: 'mini-piers' }],
  creators:
    'Recommended by the Confidential Enquiry into Maternal and Child Health (UK) in its report of 2003 to 2005; tried by S. Singh and colleagues, 2012.',
};
