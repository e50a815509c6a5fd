import type { Guide } from '../kit/guide.ts';

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
      'In 600 women who had given birth before it told little: 94% had a vaginal birth under 6, 95% from 6 on (Israel).',
      'J Perinatol 2017 (abstract), doi:10.1038/jp.2016.260',
    ],
    [
      '443 women with a score under 9: dilatation alone told more than the whole score.',
      'Williams 1997 (abstract), Obstet Gynecol 90:784-9',
    ],
  ],
  next: [{ drug: 35 }, { drug: 47 }, { tool: 'due-date' }],
  creators: 'Edward Bishop, 1964.',
};
