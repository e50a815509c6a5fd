import type { Guide } from '../kit/guide.ts';

const tanzania = 'Tosamaganga 2022 (abstract), doi:10.1186/s12884-022-04914-6';
const papua = 'Papua New Guinea (abstract), PMC4422681';

export const guide: Guide = {
  whenToUse: [['Where no early ultrasound was done, which is the standard.', tanzania]],
  pitfalls: [
    [
      'The last period and the height of the womb told preterm births better; the signs of muscle tone worst.',
      papua,
    ],
    ['Alone it may be wrong by four weeks either way; with the birth weight by two to four.', tanzania],
  ],
  evidence: [
    [
      'Harare, 364 newborns: correlation 0.81 with the last period; it parted term from preterm well.',
      'Ballard method in Zimbabwe (abstract), experts123.com',
    ],
    [
      'Four African countries, 1,630 women with malaria: it found 42% of the preterm births by ultrasound (specificity 77%).',
      'Malaria in pregnancy 2018 (abstract), doi:10.1186/s12884-018-2128-z',
    ],
    [
      'Tanzania, 70 newborns: 0.2 weeks above late ultrasound on average, with limits of −3.7 and 4.1.',
      tanzania,
    ],
  ],
  next: [{ chart: 48 }, { tool: 'apgar' }, { chart: 5 }, { chart: 22 }],
  creators: 'J. L. Ballard and colleagues, 1991.',
};
