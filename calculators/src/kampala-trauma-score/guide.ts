import type { Guide } from '../kit/guide.ts';

const macleod = 'MacLeod 2003 (abstract), staging.scite.ai';
const malawi = 'Haac 2015 (abstract), doi:10.1007/s00268-014-2830-6';
const review = 'Rosenkrantz 2022 (abstract), doi:10.1097/ta.0000000000003567';

export const guide: Guide = {
  whenToUse: [
    [
      'An injured patient where there is no scan and no laboratory, to judge and to record how severe it is.',
      review,
    ],
  ],
  pitfalls: [
    [
      'It does not tell who may go home: in Malawi its area under the curve for the need of admission was 0.62.',
      malawi,
    ],
    [
      'At the sensitivity of 90% for death it was right in 47% of the survivors, the Revised Trauma Score in 67%.',
      macleod,
    ],
  ],
  evidence: [
    [
      'Kampala: area under the curve 0.84 for death within 2 weeks, against 0.87 of the Revised Trauma Score.',
      macleod,
    ],
    [
      'Lilongwe, 15,617 injured people: each point more went with 0.48 times the odds of death and 0.44 times those of admission.',
      malawi,
    ],
    ['37 studies tested it; in over 80% of them it did as well as more difficult scores, or better.', review],
    [
      'Mbarara, 173 injured on the road (KTS II, from 0 to 10): 9 or less found 87% of the deaths, with a specificity of 81%.',
      'Mutooro 2010 (abstract), ajol.info ecajs 136538',
    ],
  ],
  next: [{ chart: 39 }, { tool: 'gcs' }, { tool: 'shock-index' }, { tool: 'trauma-score' }, { drug: 36 }],
  creators:
    'Olive Kobusingye, Injury Control Centre Uganda, and Ronald Lett, Canadian Network for International Surgery, 1996, published in 2000.',
};
