import type { Guide } from '../kit/guide.ts';

const horn = 'Horn 2013, doi:10.1186/1471-2431-13-52, abstract';

export const guide: Guide = {
  whenToUse: [
    ['A baby of 36 weeks or more with signs after a difficult birth: at 3 to 5 hours, then each day.', horn],
    ['Where no EEG and no scan are at hand.', 'Thompson 1997, abstract (staging.scite.ai)'],
  ],
  pitfalls: [
    ['41% of the babies who were not drowsy had an abnormal EEG at 6 hours: no single sign will do.', horn],
    ['Cooling is a matter of hours: it begins before 6 hours of age.', 'PMC3987503, abstract'],
  ],
  evidence: [
    [
      'Cape Town, 60 babies: 7 or more at 3 to 5 hours found all with an abnormal EEG (specificity 67%).',
      horn,
    ],
    [
      'The same 7 foretold moderate or severe illness within 72 hours: sensitivity 90%, specificity 92%.',
      horn,
    ],
    [
      '41 cooled babies: 16 or more went with a severely abnormal EEG or death at 48 hours in 75%, less with 18%.',
      'Horn 2013, apa.12306, abstract',
    ],
  ],
  next: [{ chart: 5 }, { tool: 'apgar' }, { tool: 'ballard-score' }],
  creators: 'Clare Thompson and colleagues, Groote Schuur Hospital, Cape Town, 1997.',
};
