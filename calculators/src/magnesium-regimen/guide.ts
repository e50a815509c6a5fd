import type { Guide } from '../kit/guide.ts';

const page = 'Medication Magnesium sulphate';
const eclampsia = 'Chart Severe pre-eclampsia and eclampsia';

export const guide: Guide = {
  whenToUse: [
    [
      'A fit in pregnancy or after birth, and severe pre-eclampsia, wherever ampoules of 50% are at hand.',
      eclampsia,
    ],
  ],
  pitfalls: [
    [
      'Ampoules of 1, 2.5 and 5 g look alike. Read the label, count them, and have a second person look.',
      page,
    ],
    [
      'The pump and the buttocks are two schemes: change from one to the other only with a plan.',
      'General knowledge (awaiting clinical review)',
    ],
    ['After an infusion of more than 24 hours the newborn may be floppy and breathe poorly.', page],
  ],
  evidence: [
    [
      'Katsina, Nigeria: 54 women got 10 g IM alone, 49 the full 14 g. After 10 g no second fit in 93% of those with eclampsia.',
      'Okusanya 2012 (abstract), PubMed 22728971',
    ],
    [
      'Sokoto, Nigeria: 121 women with eclampsia got the first 14 g and no more; 7.4% had another fit, all within 4 hours.',
      'Ekele 2009 (abstract), doi:10.1186/1756-0500-2-165',
    ],
  ],
  next: [{ chart: 32 }, { drug: 6 }, { drug: 7 }, { tool: 'mini-piers' }],
};
