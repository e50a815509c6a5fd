import type { Guide } from '../kit/guide.ts';

const moreno = 'Moreno (abstract), repub.eur.nl/pub/61186';
const uganda = 'Sendagire 2017 (abstract and introduction), doi:10.1186/s12871-017-0304-8';
const finland = 'Pölkki 2022 (abstract), doi:10.1111/aas.14067';

export const guide: Guide = {
  whenToUse: [['Adults in intensive care, on admission and then every 24 hours until they leave.', moreno]],
  pitfalls: [
    [
      'The organs do not weigh alike: 15% died with failing circulation, 35% with failing platelets or kidneys, 40% with failing liver.',
      finland,
    ],
    [
      'It needs platelets, bilirubin, creatinine and a blood gas, which are scarce where means are few.',
      uganda,
    ],
  ],
  evidence: [
    [
      '1,449 patients, 40 units: area under the curve 0.85 for the highest score. 3% died without a failing organ, 91% with six.',
      moreno,
    ],
    [
      'Nairobi: area under the curve 0.77 on admission and 0.83 at 48 hours. 32% died.',
      'Lukoko 2020 (abstract), doi:10.1371/journal.pone.0235809',
    ],
    ['Kampala, 118 patients, SpO2 in place of PaO2: 0.68 on admission, 0.76 for the highest score.', uganda],
  ],
  next: [{ tool: 'qsofa-sirs' }, { tool: 'news' }, { tool: 'lung-protective' }, { drug: 54 }],
  creators: 'J. L. Vincent and the European Society of Intensive Care Medicine, 1994 to 1996.',
};
