import type { Guide } from '../kit/guide.ts';

export const guide: Guide = {
  whenToUse: [
    [
      'Adults: to class the weight, and to have the other weights that drugs are dosed by.',
      'doi:10.1186/2047-0525-2-12',
    ],
  ],
  pitfalls: [
    ['Very muscular and old people: the BMI misleads.', 'Therapeutic Guidelines (copy)'],
    ['Body surface by Du Bois is up to 20% too low in obesity.', 'Livingston 2001 (abstract)'],
    ['Ideal weight below five feet is not defined by the formula.', 'harderworld.com'],
  ],
  evidence: [
    [
      '25 formulas of body surface differ by up to 0.5 m² for one adult.',
      'Redlarski 2016, Sci Rep (abstract)',
    ],
  ],
  next: [{ tool: 'lung-protective' }, { tool: 'rsi' }, { tool: 'egfr' }],
  creators: 'Adolphe Quetelet (BMI), R D Mosteller 1987, Ben Devine 1974.',
};
