import type { Guide } from '../kit/guide.ts';

const screening = 'WHO handbook, module 2 (tbksp.org node 1419), excerpt';

export const guide: Guide = {
  whenToUse: [
    ['Every adult and adolescent with HIV, at each visit to a clinic or ward.', screening],
    ['Before preventive treatment is begun.', screening],
  ],
  pitfalls: [
    [
      'Tuberculosis outside the lung may come with none of the four: nodes, meningitis, a swollen belly.',
      'bmjopen.bmj.com highwire 236803; the belly awaits clinical review',
    ],
    [
      'In pregnant women with HIV the four symptoms found 28% only (1,415 women in South Africa; western Kenya the same).',
      'Hoffmann 2013 (abstract), mendeley.com; Modi 2016 (abstract), PMC5147932',
    ],
  ],
  evidence: [
    ['On ART: sensitivity 51%, specificity 71%. Not on ART: 89% and 27%.', 'tbksp.org node 1321'],
    [
      'Tuberculosis was found in 37% of people who died of AIDS; in 46% of them nobody had known.',
      'tbksp.org node 1321',
    ],
  ],
  next: [{ chart: 29 }, { chart: 27 }, { chart: 14 }],
  creators: 'World Health Organization, 2011, 2021 and 2025.',
};
