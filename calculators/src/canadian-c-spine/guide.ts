import type { Guide } from '../kit/guide.ts';

export const guide: Guide = {
  whenToUse: [['Alert and stable adults (GCS 15) in whom the neck may be injured.', 'medicalalgorithms.com']],
  pitfalls: [
    [
      'A rear-end collision is not simple if the car was pushed into oncoming traffic, hit by a bus or lorry or at high speed, or rolled over.',
      'medicalalgorithms.com',
    ],
    ['It was not tried under 16 years or with a GCS under 15.', 'fpnotebook.com'],
  ],
  evidence: [
    [
      '8,283 patients in Canada: sensitivity 99.4%, specificity 45.1%; 1 important injury missed, by NEXUS 16.',
      'Stiell 2003 (abstract), doi:10.1056/NEJMoa031375',
    ],
    [
      '15 studies: sensitivity from 90 to 100%, specificity from 1 to 77%.',
      'Michaleff 2012 (abstract), doi:10.1503/cmaj.120675',
    ],
  ],
  next: [{ chart: 39 }, { tool: 'nexus' }, { tool: 'canadian-ct-head' }],
  creators: 'Ian Stiell and colleagues, 2001.',
};
