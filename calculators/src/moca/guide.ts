import type { Guide } from '../kit/guide.ts';

const kirkbride = 'Kirkbride 2022 (abstract), doi:10.4102/ajopa.v4i0.73';
const community = 'South African community sample and RBANS (abstract), Cambridge Core';

export const guide: Guide = {
  whenToUse: [['A first search for mild impairment, which can precede dementia.', kirkbride]],
  pitfalls: [
    ['In South Africa 26 calls too many: 25 in English and 24 in Afrikaans were better limits.', community],
    [
      'It did not part patients with HIV and a mental or cognitive disorder from healthy people with English as second language.',
      kirkbride,
    ],
  ],
  evidence: [
    [
      'South Africa, 370 adults: area under the curve 0.71 in English, 0.78 in Afrikaans; it went with language, sex, age and schooling.',
      community,
    ],
    [
      'Hong Kong, 272 people: 21 was the limit, with a sensitivity of 93% and a specificity of 74%.',
      'Yeung 2014 (abstract), doi:10.12809/hkmj144219',
    ],
    [
      'Sweden, 758 healthy people of 65 to 85: limits from 21 to 26 by age and schooling.',
      'Swedish norms (abstract), content.iospress.com jad170203',
    ],
  ],
  next: [{ tool: 'mmse' }, { tool: 'phq9-gad7' }, { tool: 'cage-audit' }],
  creators: 'Z. S. Nasreddine and colleagues, 2005.',
};
