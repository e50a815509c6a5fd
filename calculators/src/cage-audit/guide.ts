import type { Guide } from '../kit/guide.ts';

const katutura = 'Katutura, Namibia 2015 (abstract), doi:10.1371/journal.pone.0120850';

export const guide: Guide = {
  whenToUse: [
    [
      'Routine screening in a clinic with little time: AUDIT-C did almost as well as the ten questions.',
      katutura,
    ],
  ],
  pitfalls: [
    [
      'Patients with HIV are likely to tell less than they drink; AUDIT-C and similar questions fit a blood marker only moderately (0.35 to 0.57).',
      'PEth study in Africa (abstract), PMC4515166',
    ],
    [
      'The more somebody drinks, the less advice is welcome: under 10% of those at high risk were open to a referral.',
      'South African township 2023 (abstract), doi:10.1186/s12889-023-16775-5',
    ],
  ],
  evidence: [
    [
      'Katutura, 639 adults: 40% drank harmfully. AUDIT-C of 3 was best: sensitivity 99% in men and 92% in women, specificity 78 and 77%.',
      katutura,
    ],
    [
      'Zambia, two trials: 3 was best for both sexes, with a sensitivity over 80% and a specificity over 76%.',
      'AUDIT-C in Zambia 2021 (abstract), acemap.info 305279582',
    ],
    [
      'South African township, 54,187 adults: 43% at moderate and 22% at high risk (5 to 7, 8 or more).',
      'South African township 2023 (abstract), doi:10.1186/s12889-023-16775-5',
    ],
  ],
  next: [{ tool: 'phq9-gad7' }, { drug: 55 }, { chart: 26 }],
  creators: 'J. A. Ewing (CAGE), 1984; K. Bush and colleagues (AUDIT-C), 1998.',
};
