import type { Guide } from '../kit/guide.ts';

const andersson = 'Andersson 2008 (abstract), doi:10.1007/s00268-008-9649-y';
const dutch = 'External validation (abstract), PMC3368113';

export const guide: Guide = {
  whenToUse: [['Suspected appendicitis where white cells, neutrophils and CRP can be measured.', andersson]],
  pitfalls: [
    ['A third stay between the groups (37%) and need further tests.', andersson],
    [
      'In black South Africans no such score is proven: by Alvarado 21% of 1,000 with appendicitis scored low.',
      'Kong 2014 (abstract), mendeley.com',
    ],
  ],
  evidence: [
    [
      'Made in 316 patients of four hospitals, tested in 229: area under the curve 0.93, against 0.88 for Alvarado; 0.97 if advanced.',
      andersson,
    ],
    [
      '941 further patients: 0.96, against 0.82 for Alvarado, and better in women, children and the old too.',
      dutch,
    ],
    [
      'Later studies found less: Finland, 725 adults, 0.81 (Alvarado 0.79).',
      'Sammalkorpi 2014 (abstract), doi:10.1186/1471-230X-14-114',
    ],
    [
      'Colombia, 358 operated patients: 0.74, against 0.77 for Alvarado, with no clear difference.',
      'Sanabria-Arévalo (abstract), doi:10.1016/j.rgmx.2024.07.004',
    ],
    ['All of this is for the published points, which this page simplifies.', andersson],
  ],
  next: [{ tool: 'alvarado' }, { tool: 'qsofa-sirs' }, { chart: 14 }],
  creators: 'M. Andersson and R. E. Andersson, 2008.',
};
