import type { Guide } from '../kit/guide.ts';

const idea = 'Paddick 2015 (abstract and introduction), doi:10.1186/s12877-015-0040-1';
const norms = 'Gray 2021 (abstract), doi:10.1590/1980-57642021dn15-030005';

export const guide: Guide = {
  whenToUse: [
    [
      'Part of the work-up of a possible dementia in people of 65 and more.',
      'Creavin 2016 (abstract), doi:10.1002/14651858.CD011145.pub2',
    ],
  ],
  pitfalls: [
    [
      'Schooling and culture sway such tests. In Tanzania and Nigeria norms were far below those of rich countries; adjust the limit to them.',
      norms,
    ],
    [
      'For people with little schooling the IDEA screen was made, in Tanzania; the first study found no effect of schooling.',
      idea,
    ],
    [
      'In 4,128 villagers IDEA too fell with less schooling: a median of 10 to 11 without any, 13 with primary school.',
      norms,
    ],
  ],
  evidence: [
    [
      '150 patients with complaints: under 24 found 63% of the dementias (specificity 96%); 26 or 27 missed fewer.',
      'Kukull 1994 (abstract), J Clin Epidemiol 47:1061-7',
    ],
    [
      '1,115 people over 65 in Ireland: under 23 did best, with a specificity of 93%.',
      'Irish community 2005 (abstract), doi:10.1002/gps.1291',
    ],
    ['IDEA, 326 patients in Nigeria and Tanzania: area under the curve 0.92 to 0.99.', idea],
  ],
  next: [{ tool: 'moca' }, { tool: 'phq9-gad7' }, { tool: 'cage-audit' }, { chart: 22 }],
  creators: 'M. F. Folstein, S. E. Folstein and P. R. McHugh, 1975.',
};
