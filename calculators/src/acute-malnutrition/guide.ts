import type { Guide } from '../kit/guide.ts';

export const guide: Guide = {
  whenToUse: [
    [
      'Every sick child from 6 months to 5 years, in clinic and ward.',
      'WHO and UNICEF 2009 (yumpu.com), excerpt',
    ],
  ],
  pitfalls: [
    ['A child belongs to the worse class if arm and weight for length differ.', 'pro.uptodatefree.ir 60869'],
    ['Lying is 0.7 cm more than standing: say how you measured.', 'WorldHealthOrganization/anthro'],
    [
      'In severe malnutrition with no appetite, oedema of hands or face, or a danger sign treatment begins in hospital.',
      'PMC9280657, table 1',
    ],
  ],
  evidence: [
    [
      'The standards describe how well-fed children of six countries grow, and hold for all.',
      'General knowledge (awaiting clinical review)',
    ],
    [
      'Under 115 mm and under −3 z are recommended alike, each by itself.',
      'WHO and UNICEF 2009 (yumpu.com), excerpt',
    ],
  ],
  next: [{ chart: 50 }, { chart: 31 }, { tool: 'child-fluids' }, { tool: 'tb-screen' }],
  creators: 'World Health Organization, 2006; WHO and UNICEF, 2009.',
};
