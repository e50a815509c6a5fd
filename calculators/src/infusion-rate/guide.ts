import type { Guide } from '../kit/guide.ts';

export const guide: Guide = {
  whenToUse: [
    ['Any drug in any syringe or bag: vasopressors, sedation, insulin, oxytocin.', 'calculatorhub.com'],
    ['On taking over a patient: which dose does the pump give.', 'thenursingdirectory.com'],
  ],
  pitfalls: [
    ['The slips: mg for micrograms, and a minute for an hour.', 'thenursingdirectory.com'],
    ['The volume is that of the finished bag, drug included.', 'orris.care, master formula'],
    [
      'Doses per kg of vasopressors by actual weight are large in obesity; less is needed.',
      'droracle.ai 498576',
    ],
  ],
  next: [{ drug: 1 }, { drug: 17 }, { drug: 34 }, { drug: 35 }, { chart: 14 }],
};
