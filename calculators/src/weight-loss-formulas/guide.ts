import type { Guide } from '../kit/guide.ts';

const meta = 'Wells 2017 (abstract), doi:10.1186/s12245-017-0156-5';
const methods = 'Weight estimation, evidence table, panafrican-med-journal.com 31/90';

export const guide: Guide = {
  whenToUse: [['Only where there is no scale, no tape and no parent who knows a recent weight.', methods]],
  pitfalls: [
    ['It overestimates thin children a good deal, and underestimates obese ones.', methods],
    [
      'A parent is right within 10% in 70%, best if the child was weighed lately and in front of them.',
      `${meta}; ${methods}`,
    ],
  ],
  evidence: [
    [
      'Meta-analysis, within 10% of the true weight: PAWPER tape 78%, Mercy method 71%, Broselow tape 56%. Age did very badly.',
      meta,
    ],
    [
      'Johannesburg, 300 children: PAWPER XL with the girth of the arm 67% (34 seconds), by eye 63% (9 seconds), Broselow 44%.',
      'Baragwanath Hospital (abstract), ceemjournal.org 310',
    ],
  ],
  next: [{ tool: 'rsi' }, { tool: 'child-fluids' }, { chart: 4 }],
  creators:
    'the Advanced Life Support Group (APLS); M. Luscombe and B. Owens 2007; J. Tinning and K. Acworth 2007.',
};
