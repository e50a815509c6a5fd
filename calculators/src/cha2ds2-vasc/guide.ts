import type { Guide } from '../kit/guide.ts';

const soweto = 'Soweto registry 2006 to 2008 (abstract), Heart 96:1878';

export const guide: Guide = {
  whenToUse: [
    [
      'Adults with atrial fibrillation that is not of the valves.',
      'REMEDY, Cape Town (abstract of a thesis)',
    ],
  ],
  pitfalls: [
    [
      'Fibrillation comes early here: mean age 59 in Soweto, and 21% had a rheumatic heart. Look at the valves first.',
      soweto,
    ],
    [
      'Patients in Africa often lack anticoagulation for its cost and its control, though their risk is moderate to high.',
      'Review of fibrillation in Africa (abstract), PMC4527570',
    ],
  ],
  evidence: [
    [
      '70 studies that tested such scores, 6.3 million patients: pooled c statistic 0.64, against 0.66 for CHADS2.',
      'van der Endt 2022 (abstract), doi:10.1093/europace/euac096',
    ],
    ['Soweto, 246 new cases: 44% had a diseased or leaking valve, 56% heart failure.', soweto],
    [
      'South Africa, 302 patients: 75% took warfarin; 8% had had a stroke in the year before.',
      'Jardine (abstract), SAMJ 8111',
    ],
  ],
  next: [{ chart: 7 }, { chart: 11 }, { tool: 'abcd2-score' }],
  creators: 'G. Y. H. Lip and colleagues, 2010.',
};
