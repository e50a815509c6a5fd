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
      'Under 2 years: validated in over 4,000 children with a sensitivity and a negative predictive value of 100%.',
      'droracle.ai 687828',
    ],
    ['2 years or more: negative predictive value 99.9%.', 'droracle.ai 560119'],
  ],
  next: [{ chart: 40 }, { tool: 'paediatric-gcs' }, { tool: 'paediatric-trauma' }],
  creators: 'Nathan Kuppermann and the Pediatric Emergency Care Applied Research Network, 2009.',
};
