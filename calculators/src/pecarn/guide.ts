import type { Guide } from '../kit/guide.ts';

export const guide: Guide = {
  whenToUse: [
    ['A child with a blunt head injury, a GCS of 14 or 15, seen within 24 hours.', 'medicalalgorithms.com'],
  ],
  pitfalls: [
    [
      'Between the two: several findings, worsening while watched, or an age under 3 months speak for CT.',
      'medicalalgorithms.com; droracle.ai 687828',
    ],
    ['A bump of the forehead does not count.', 'umem.org; droracle.ai 687828'],
  ],
  evidence: [
    [
      '42,412 children made and tried the rule: sensitivity 100% (86.3 to 100) under 2 years, 96.8% (89 to 99.6) from 2 years on.',
      'Lorton 2016, doi:10.1186/s13049-016-0287-3, of Kuppermann 2009',
    ],
    [
      '2,439 other children in the United States and Italy: none of the 19 with an important injury was called very low risk; specificity 55%.',
      'Schonfeld 2014 (abstract), doi:10.1136/archdischild-2013-305004',
    ],
    ['2 years or more: negative predictive value 99.9%.', 'droracle.ai 560119'],
  ],
  next: [{ chart: 40 }, { tool: 'paediatric-gcs' }, { tool: 'paediatric-trauma' }],
  creators: 'Nathan Kuppermann and the Pediatric Emergency Care Applied Research Network, 2009.',
};
