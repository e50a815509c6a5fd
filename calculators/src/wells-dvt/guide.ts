import type { Guide } from '../kit/guide.ts';

const geersing = 'Geersing 2014 (abstract), doi:10.1136/bmj.g1340';

export const guide: Guide = {
  whenToUse: [['Outpatients with a suspected clot of the leg, before D-dimer and ultrasound.', geersing]],
  pitfalls: [
    [
      'With cancer a low score and a negative D-dimer do not exclude it: 2.2% had a clot, and only 9% could be spared imaging.',
      'Geersing 2014, as quoted by download.skyscape.com (ebmgcvd)',
    ],
    [
      'The point for a previous clot matters: without it 2.5% of recurrences were missed, with it 1.0%.',
      'Geersing 2014, as quoted by download.skyscape.com (ebmgcvd)',
    ],
  ],
  evidence: [
    [
      '13 studies, 10,002 outpatients: 1 or less with a negative D-dimer left 1.2% with a clot, and spared imaging in 29%.',
      geersing,
    ],
    [
      'South Africa, 230 mostly inpatients, 40% with HIV: valid, best within 48 hours of starting anticoagulation and with a D-dimer.',
      'Goodier 2012, Witwatersrand (abstract of a thesis)',
    ],
    [
      'Johannesburg, 156 patients with clots: a point each for HIV and tuberculosis raised the sensitivity with HIV from 77% to 98%.',
      'Keokgale 2022 (abstract), doi:10.4102/sajhivmed.v23i1.1349',
    ],
  ],
  next: [{ tool: 'wells-pe' }, { drug: 13 }],
  creators: 'P. S. Wells and colleagues, 1997; the point for a previous clot 2003.',
};
