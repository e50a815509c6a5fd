import type { Guide } from '../kit/guide.ts';

const stanley = 'Stanley 2012, doi:10.3748/wjg.v18.i22.2739';

export const guide: Guide = {
  whenToUse: [
    ['Adults with haematemesis or melaena, at the door and before endoscopy: who can go home.', stanley],
  ],
  pitfalls: [
    ['Urea is in mmol/L. BUN in mg/dL times 0.357 gives it.', 'physician.tw'],
    ['The Rockall score predicts death better, but needs endoscopy.', 'globalrph.com'],
  ],
  evidence: [
    [
      'Made in 1,748 patients of Scottish hospitals. 16% scored 0 in a later study; none of them died or needed treatment.',
      'probsee.com; en.wikipedia.org',
    ],
    [
      '2,305 patients: 14% scored 0 and 24% scored 0 or 1, of whom 99% needed nothing.',
      'Laursen, as quoted by physician.tw',
    ],
    [
      'At 0 or 1 1.1% of the low risk came to harm (514 patients); at 0 to 2 7.5% did in another study (831).',
      'Table 2, bmjopengastro.bmj.com highwire 966, of Mustafa and Laursen',
    ],
    ['ACG guideline 2021: discharge at 0 or 1, at most 1% false negatives.', 'probsee.com'],
  ],
  next: [{ chart: 55 }, { chart: 13 }],
  creators: 'Oliver Blatchford and colleagues, Glasgow, 2000.',
};
