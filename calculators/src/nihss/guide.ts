import type { Guide } from '../kit/guide.ts';

export const guide: Guide = {
  whenToUse: [
    ['Before and after thrombolysis, and to see a change on the ward.', 'neurovascularmedicine.com'],
  ],
  pitfalls: [
    ['Take the first effort, and do not coach. Only in language the best effort counts.', 'wikidoc.org'],
    [
      'Consciousness, face, ataxia and dysarthria are scored least alike.',
      'Meyer and Lyden 2009 (abstract), doi:10.1111/j.1747-4949.2009.00294.x',
    ],
    [
      'Even among over 7,000 certified raters one patient had 18 accepted totals.',
      'Certification study 2009 (abstract), PMC2914355',
    ],
  ],
  evidence: [
    [
      'Nigeria, 87 ischaemic strokes, deaths in 90 days: none at 5 or less, 25% at 6 to 14, 30% at 15 to 19, 57% from 20.',
      'Niger Postgrad Med J 2008;15:259-63 (abstract)',
    ],
    [
      'Kampala, 141 strokes: from 21 the hazard of death in 90 days was 2.6 times as high.',
      'Nsambya 2020 (abstract), doi:10.1186/s12872-020-01724-6',
    ],
    [
      'The score repeats well: intraclass correlation 0.93.',
      'Faizullin 2018 (abstract), scientiaricerca.com',
    ],
  ],
  next: [{ tool: 'rosier-score' }, { tool: 'gcs' }, { chart: 22 }],
  creators: 'neurologists, as a tool of research, 1983; T. Brott and colleagues, 1989.',
};
