import type { Guide } from '../kit/guide.ts';

const rcem = 'rcemlearning.co.uk';
const ceem = 'CEEM 2020 (abstract), doi:10.15441/ceem.19.084';
const asia = 'Int J Emerg Med 2020 (abstract), doi:10.1186/s12245-020-00300-1';

export const guide: Guide = {
  whenToUse: [['Adults with chest pain and a possible acute coronary syndrome, without ST elevation.', rcem]],
  pitfalls: [['A low score is safe only with a second negative troponin after 3 hours.', rcem]],
  evidence: [
    ['Low risk: 0.9 to 1.7% had a major cardiac event within 6 weeks.', rcem],
    [
      '207 admitted patients in Korea: 3 or less had a sensitivity of 93% for ACS, area under the curve 0.71.',
      ceem,
    ],
    [
      '413 patients in Singapore with high-sensitivity troponin: 1.4% events at 0 to 2, 5.2% at 3 to 5, 33.3% at 6 to 10.',
      asia,
    ],
  ],
  next: [{ chart: 10 }, { drug: 9 }, { tool: 'perc' }, { tool: 'wells-pe' }],
  creators: 'Jacob Six and Barbra Backus, 2008.',
};
