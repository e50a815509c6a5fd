import type { Guide } from '../kit/guide.ts';

const baragwanath = 'Baragwanath Hospital (abstract), ceemjournal.org 310';
const georgoulas = 'Georgoulas 2016 (abstract), doi:10.7196/samj.2016.v106i9.10572';

export const guide: Guide = {
  whenToUse: [['A child who cannot be weighed and needs a dose, fluid or a shock by weight.', georgoulas]],
  pitfalls: [
    [
      'Measuring both takes about half a minute (33.9 seconds), the tape and a look at the child 9.3 seconds: do not delay the first treatment of an arrest.',
      baragwanath,
    ],
  ],
  evidence: [
    [
      'Soweto, 300 people of 0 to 18 years: within 10% of the true weight in 67.3%, against 62.7% by the tape and the eye, 56.5% by the Mercy method and 43.9% by the Broselow tape.',
      baragwanath,
    ],
    ['The arm helped most in heavier and taller children.', baragwanath],
    [
      'Johannesburg, 300 children of 1 month to 12 years, an earlier tape with the eye: 88%, against 80% by the Mercy method and 54% by the Broselow tape.',
      georgoulas,
    ],
  ],
  next: [{ chart: 4 }, { tool: 'rsi' }, { tool: 'child-fluids' }, { drug: 1 }],
  creators: 'Mike Wells and colleagues, University of the Witwatersrand, Johannesburg.',
};
