import type { Guide } from '../kit/guide.ts';

const vandenberk = 'Vandenberk 2016 (abstract), doi:10.1161/JAHA.116.003264';
const isralls = 'Isralls 2021 (abstract), doi:10.1093/ofid/ofab413';

export const guide: Guide = {
  whenToUse: [
    [
      'Before and during drugs that lengthen QT: bedaquiline, clofazimine and moxifloxacin add up.',
      'WHO, tbksp.org',
    ],
  ],
  pitfalls: [
    [
      'Bazett finds too many patients at risk: on haloperidol a better formula halved their number.',
      vandenberk,
    ],
    [
      'In small children Bazett stays the most consistent (702 children, 81% under 2 years; prolonged over 460 ms).',
      'Phan 2015 (abstract), PMC4380641',
    ],
    [
      'In 332 healthy children of about 10 years Bazett read too long once they stood and the heart beat faster.',
      'QT in healthy children 2020 (abstract), doi:10.1186/s12887-020-02460-8',
    ],
    ['With an azole the odds of a long QT on bedaquiline were 5.6 times as high.', isralls],
  ],
  evidence: [
    [
      '6,609 adults, rate under 90, narrow QRS: Fridericia and Framingham corrected best and foretold deaths better than Bazett.',
      vandenberk,
    ],
    [
      'KwaZulu-Natal, 420 patients on bedaquiline: over 500 ms (Fridericia) in 4.3%, over 60 ms longer in 26%, the peak at week 15; no arrhythmia recorded.',
      isralls,
    ],
  ],
  next: [{ drug: 26 }, { drug: 3 }],
  creators: 'H. C. Bazett and L. S. Fridericia, 1920; Framingham (A. Sagie) 1992; M. Hodges 1983.',
};
