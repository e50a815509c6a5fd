import type { Guide } from '../kit/guide.ts';

export const guide: Guide = {
  whenToUse: [
    ['A low bicarbonate or pH: which kind of acidosis, and is there more than one.', 'calculatorcove.com'],
    ['Ketoacidosis and the hyperosmolar state: sodium and osmolality beside the glucose.', 'calkulon.com'],
  ],
  pitfalls: [
    ['Each g/dL (10 g/L) of albumin below 4.0 hides 2.5 mmol/L of gap.', 'rxmedcalc.com'],
    [
      'Katz is used most; Hillier is thought more accurate, above all over 22 mmol/L (400 mg/dL).',
      'fpnotebook.com; mdapp.co',
    ],
  ],
  evidence: [
    [
      'Hillier raised the glucose of 6 healthy people: sodium fell by 2.4 mmol/L for each 5.6 mmol/L (100 mg/dL).',
      'mdcalc.com',
    ],
  ],
  next: [{ chart: 23 }, { chart: 37 }, { chart: 24 }, { drug: 34 }, { drug: 8 }],
  creators: 'Emmett and Narins 1977, Figge 1998, Winters 1967, Katz 1973, Hillier 1999.',
};
