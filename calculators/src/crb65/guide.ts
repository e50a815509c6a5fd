import type { Guide } from '../kit/guide.ts';

const bauer = 'Bauer 2006 (abstract), doi:10.1111/j.1365-2796.2006.01657.x';
const dwyer = 'Dwyer 2014 (abstract), doi:10.1136/bmjresp-2014-000038';
const nullmann = 'Nüllmann 2014 (abstract), doi:10.1186/1471-2334-14-39';

export const guide: Guide = {
  whenToUse: [
    ['Adults with community-acquired pneumonia where urea is not at hand: clinics and ambulances.', bauer],
  ],
  pitfalls: [
    ['It sees neither oxygen nor other diseases. With a point each for them it predicts better.', dwyer],
    ['In 553 old patients (median 78 years) 3% of those with a low score died.', nullmann],
  ],
  evidence: [
    [
      '1,967 patients in Germany: as good as CURB (without age), and could be worked out in 90% against 65%.',
      bauer,
    ],
    [
      '1,172 patients in Sweden: area under the curve 0.82, and 0.87 with SpO2 under 90% and other diseases.',
      dwyer,
    ],
  ],
  next: [{ chart: 29 }, { chart: 14 }, { tool: 'curb65' }, { drug: 39 }],
  creators: 'Wei Shen Lim and the British Thoracic Society group, 2003.',
};
