import type { Guide } from '../kit/guide.ts';

const page = 'Medication Lidocaine';

export const guide: Guide = {
  whenToUse: [
    ['Before every wound, block and biopsy: how many mL of the ampoule in the hand are the most.', page],
  ],
  pitfalls: [
    ['Ampoules of 10% and 20% lidocaine exist: one pushed by mistake kills.', page],
    ['A strength in percent is ten times the mg in a mL: 2% is 20 mg/mL.', page],
    ['A fast injection into a vein poisons at any dose.', 'sit.mimsdev.com, Marcain dosage'],
  ],
  evidence: [
    [
      'The limits come from labels and guidelines, which differ between countries.',
      'droracle.ai 597041; oxfordmedicaleducation.com',
    ],
  ],
  next: [{ drug: 5 }, { chart: 3 }],
};
