import type { Guide } from '../kit/guide.ts';

export const guide: Guide = {
  whenToUse: [
    ['At the first visit, and again with the first scan. After that the date stays.', 'ACOG 700, abstract'],
  ],
  pitfalls: [
    ['The fetal age from conception is 2 weeks less than the gestation shown here.', 'fpnotebook.com'],
    [
      'A sure period is exact to 2 or 3 weeks, quickening and fundal height to 4 to 6 weeks.',
      'fpnotebook.com',
    ],
    ['A scan is exact to 7 days up to 20 weeks, 14 days up to 30 weeks, 21 days after.', 'obfocus.com'],
  ],
  evidence: [
    ['A scan before 22 weeks gives a better date than the period alone.', 'perinatology.com, Due-Date'],
  ],
  next: [{ tool: 'ballard-score' }],
  creators: 'Franz Naegele; American College of Obstetricians and Gynecologists, 2017.',
};
