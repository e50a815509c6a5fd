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
    ['10 g IM alone: no second fit in 93% of women with eclampsia (Katsina, Nigeria, 103 women).', eclampsia],
  ],
  next: [{ chart: 32 }, { drug: 6 }, { drug: 7 }, { tool: 'mini-piers' }],
};
