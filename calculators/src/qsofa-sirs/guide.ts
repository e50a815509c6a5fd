import type { Guide } from '../kit/guide.ts';

const rhee = 'Anand 2019 (abstract), PMC6859245';

export const guide: Guide = {
  whenToUse: [
    ['Adults with suspected infection outside intensive care: who is likely to do badly.', 'qsofa.org'],
  ],
  pitfalls: [
    ['It is no definition of sepsis, which asks for SOFA.', 'qsofa.org; droracle.ai'],
    [
      'Before hospital it found 16% of severe sepsis; during the stay in the emergency room 67%.',
      'droracle.ai',
    ],
  ],
  evidence: [
    [
      '1,004,347 admissions to 85 hospitals: one in three with a qSOFA of 2 had a suspected infection, one in six sepsis; sensitivity for sepsis 63%.',
      rhee,
    ],
    [
      '550 patients in Bangkok, death within 28 days: NEWS 0.77, qSOFA 0.75 (area under the curve).',
      'Suttapanit, westjem.com (abstract)',
    ],
  ],
  next: [{ chart: 14 }, { tool: 'sofa-score' }, { tool: 'news' }, { drug: 39 }],
  creators: 'The Sepsis-3 task force (Singer, Seymour), 2016; the ACCP/SCCM conference (Bone), 1992.',
};
