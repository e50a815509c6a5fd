import type { Guide } from '../kit/guide.ts';

const washington = 'faculty.washington.edu/momus, Bishop score';

export const guide: Guide = {
  whenToUse: [
    [
      'Before an induction, to choose between ripening and oxytocin.',
      'calculatorhub.com; farmacologiaclinica.info',
    ],
  ],
  pitfalls: [
    ['It was made for elective induction, and cut-offs differ between sources.', 'farmacologiaclinica.info'],
    [
      'A score of 9 or more means that labour will likely begin by itself.',
      'download.skyscape.com; healthline.com',
    ],
  ],
  evidence: [
    [
      'In women who had given birth, 9 or more went with a high rate of success; with 4 or less about half failed.',
      'healthline.com',
    ],
    [
      '443 women with a score under 9: dilatation alone told more than the whole score.',
      `${washington}, quoting Obstet Gynecol 1997;90:784`,
    ],
  ],
  next: [{ drug: 35 }, { drug: 47 }, { tool: 'due-date' }],
  creators: 'Edward Bishop, 1964.',
};
