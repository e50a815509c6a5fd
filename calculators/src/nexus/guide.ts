import type { Guide } from '../kit/guide.ts';

export const guide: Guide = {
  whenToUse: [
    [
      'Alert, stable adults and adolescents after blunt trauma, at the roadside and in the emergency room.',
      'lee22.net',
    ],
  ],
  pitfalls: [
    [
      'With a neurological deficit do not look for another cause: take it for a cord injury.',
      'clinical.stjohnwa.com.au',
    ],
    ['Not for penetrating trauma or young children.', 'lee22.net'],
  ],
  evidence: [
    [
      'Reported sensitivity in adults 99.6% for an injury that matters.',
      '123docz.net, Pediatric Emergency Medicine',
    ],
    [
      '8,283 patients in Canada: sensitivity 91%, the Canadian C-spine rule did better.',
      'Stiell 2003 (abstract), doi:10.1056/NEJMoa031375',
    ],
    [
      '15 studies: sensitivity from 83 to 100%, specificity from 2 to 46%.',
      'Michaleff 2012 (abstract), doi:10.1503/cmaj.120675',
    ],
  ],
  next: [{ chart: 39 }, { tool: 'canadian-c-spine' }, { tool: 'canadian-ct-head' }],
  creators: 'Jerome Hoffman and the NEXUS group, 2000.',
};
