import type { Guide } from '../kit/guide.ts';

const pakistan = 'Parkland formula in 150 patients (abstract), scribd.com 695635070';

export const guide: Guide = {
  whenToUse: [['The first estimate of fluid in a large burn. From then on the patient decides.', pakistan]],
  pitfalls: [
    [
      'Burns are overrated: too large in 61% of 208 referrals, most in severe burns; in Dutch children twice the size.',
      'Burn size in Malaysia 2023 (abstract), PMC11044735; Baartmans 2012 (abstract), repub.eur.nl/pub/33368',
    ],
    [
      'Plain redness does not count. It is one possible reason why 79% of the sizes in 61 children were wrong.',
      'Burn size in children 2012 (abstract), georgeinstitute.org 16512',
    ],
    [
      'The simple rule of 100 mL/kg in 24 hours for disasters has no clinical study.',
      'Hsiao 2024 (abstract), doi:10.1016/j.burnso.2024.100365',
    ],
  ],
  evidence: [
    [
      '100 adults and 50 children: above 50% (children 60%) less fluid was needed than calculated, below it more.',
      pakistan,
    ],
    [
      'Red Cross Hospital, Cape Town: 94% of the children admitted met a criterion of referral, and so did 80% of those sent home.',
      'Klingberg 2017 (abstract), Burns 43:1070-7',
    ],
  ],
  next: [{ drug: 15 }, { drug: 17 }, { tool: 'child-fluids' }, { tool: 'weight-loss-formulas' }],
  creators: 'C. R. Baxter and T. Shires, 1968.',
};
