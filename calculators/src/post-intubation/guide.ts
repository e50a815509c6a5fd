import type { Guide } from '../kit/guide.ts';

const pearl = 'Post-intubation sedation 2025, umem.org 4854';

export const guide: Guide = {
  whenToUse: [['At once after intubation, before the induction drug wears off.', pearl]],
  pitfalls: [
    [
      'After rocuronium 60% waited more than 15 minutes for sedation, while paralysis lasts up to 60 to 90.',
      pearl,
    ],
    [
      'Patients who were awake told of pain, of being tied down and of dying.',
      'Awareness with paralysis 2022, umem.org 4033',
    ],
  ],
  evidence: [
    [
      '388 patients paralysed in an emergency centre: 5.5% were aware after rocuronium, 0.6% after another relaxant.',
      'Fuller 2022 (abstract), doi:10.1097/CCM.0000000000005626',
    ],
    [
      '2,059 adults: after rocuronium the first sedation came at 12 minutes (median), the first analgesia at 24.',
      'Hwang 2025 (abstract), doi:10.1093/ajhp/zxaf037',
    ],
    [
      'Johannesburg, before the hospital: 63% were given sedation and 72% analgesia.',
      'Student paramedics in Johannesburg 2011 to 2015 (abstract), sasdghub.up.ac.za',
    ],
  ],
  next: [{ chart: 52 }, { tool: 'rsi' }, { tool: 'lung-protective' }, { tool: 'infusion-rate' }],
};
