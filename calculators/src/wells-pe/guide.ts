import type { Guide } from '../kit/guide.ts';

const ceriani = 'Ceriani 2010 (abstract), doi:10.1111/j.1538-7836.2010.03801.x';
const johannesburg = 'Keokgale 2022 (abstract), doi:10.4102/sajhivmed.v23i1.1349';
const capeTown = 'Mitchells Plain study 2019 (abstract), African Journal of Emergency Medicine 9(3)';

export const guide: Guide = {
  whenToUse: [
    [
      'Suspected embolism: who needs imaging (over 4), and for whom a D-dimer may spare it (4 or less).',
      'Wells criteria, cds.ahrq.gov',
    ],
  ],
  pitfalls: [
    [
      'It does not ask about HIV and tuberculosis. In Johannesburg it found 77% of clots with HIV alone, and 25% with tuberculosis alone.',
      johannesburg,
    ],
    [
      'In 446 patients with a broken femur and a raised D-dimer the simplified score told nothing: 98% were "unlikely", with and without embolism.',
      'Femur fractures (abstract), ajemjournal.com S0735-67571730192-4',
    ],
  ],
  evidence: [
    [
      'First study: under 2 with a negative D-dimer left 1.5% with an embolism where it was made and 2.7% where it was tested, in 29% of the patients.',
      'Wells 2000 (abstract), metajournal.com',
    ],
    [
      '29 studies of nine rules, 31,215 patients: with Wells 6% had an embolism if low, 23% if intermediate, 49% if high; 8% if "unlikely", 34% if "likely".',
      ceriani,
    ],
    ['Cape Town: embolism in 32% of the scans; of those 37% had HIV and 52% tuberculosis.', capeTown],
  ],
  next: [{ chart: 54 }, { tool: 'perc' }, { tool: 'wells-dvt' }, { drug: 13 }],
  creators: 'P. S. Wells and colleagues, 2000.',
};
