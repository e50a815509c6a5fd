import type { Guide } from '../kit/guide.ts';

const ratio = 'Wheeler 2008 (abstract), doi:10.7326/0003-4819-148-1-200801010-00003';

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
      '28 doctors, a simulated anaphylaxis in a child: with "1:1000" they overshot the dose by 0.21 mg more, and took 91 seconds longer, than with "1 mg in 1 mL".',
      ratio,
    ],
  ],
  next: [{ tool: 'infusion-rate' }, { tool: 'egfr' }, { drug: 1 }],
};
