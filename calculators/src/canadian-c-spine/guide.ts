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
  evidence: [['Sensitivity 99.4 to 100%, specificity 42.5 to 45%.', 'fpnotebook.com']],
  next: [{ chart: 39 }, { tool: 'nexus' }, { tool: 'canadian-ct-head' }],
  creators: 'Ian Stiell and colleagues, 2001.',
};
