import type { Guide } from '../kit/guide.ts';

const ratio = 'Ann Intern Med, as told by threesixty360.wordpress.com and fiercehealthcare.com';

export const guide: Guide = {
  whenToUse: [
    [
      'A laboratory value, a dose or a rate that comes in another unit than the guideline uses.',
      'eazyunit.com, medical unit conversions',
    ],
  ],
  pitfalls: [
    ['A strength written as a ratio misleads: adrenaline 1:1000 is 1 mg in 1 mL. Write mg per mL.', ratio],
    [
      'Milligram for microgram is an error of a thousand, and happens on writing, reading and drawing up.',
      'convert-fast.com, medication dose error',
    ],
  ],
  evidence: [
    [
      '28 doctors had to draw up 0.12 mg of adrenaline: 11 of 14 were right with "1 mg in 1 mL", 2 of 14 with "1:1000", and 91 seconds later.',
      ratio,
    ],
  ],
  next: [{ tool: 'infusion-rate' }, { tool: 'egfr' }, { drug: 1 }],
};
