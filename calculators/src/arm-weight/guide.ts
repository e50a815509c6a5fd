import type { Guide } from '../kit/guide.ts';

const cattermole = 'Cattermole 2017, doi:10.1136/emermed-2015-205623, abstract';

export const guide: Guide = {
  whenToUse: [['A patient from 11 years on who cannot be weighed and needs a dose by weight.', cattermole]],
  pitfalls: [['In children of 1 to 10 years it did poorly: use their length or age.', cattermole]],
  evidence: [
    ['Made in 8,498 people and tried in 9,022 others, 6,049 of them adults.', cattermole],
    ['Over 60%, 90% and 98% of the estimates lay within 10%, 20% and 30%.', cattermole],
    [
      '723 Dutch people of 70 years or more: on average 7.5 kg off; in 5 of 100 by more than 27.5 kg one way or 12.3 kg the other.',
      'Opdam 2019 (abstract), doi:10.1097/MD.0000000000016722',
    ],
  ],
  next: [{ tool: 'body-size' }, { tool: 'infusion-rate' }],
  creators: 'Giles Cattermole and colleagues, Kigali, Hong Kong and Cardiff, 2017.',
};
