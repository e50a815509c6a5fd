import type { Guide } from '../kit/guide.ts';

const meta = 'Wells 2017, poorer countries (abstract), doi:10.1016/j.afjem.2017.06.001';
const methods = 'Weight estimation, evidence table, panafrican-med-journal.com 31/90';

export const guide: Guide = {
  whenToUse: [
    ['A child in an emergency who cannot be weighed, and whose weight no tape or parent can tell.', methods],
  ],
  pitfalls: [
    ['Age is a poor guide: it gives thin children far too much weight, and obese ones too little.', methods],
    [
      'Draw small volumes with small syringes: 20 of 96 doses in simulated resuscitations were wrong by over 20%.',
      'Dose errors in simulation (abstract), staging.scite.ai, S. Murugan',
    ],
  ],
  evidence: [
    ['Within 10% of the true weight in poorer countries: PAWPER tape 87%, parents 80%.', meta],
    [
      'Syringes marked beforehand took critical dose errors from 17% to none in simulated arrests.',
      'Colour-coded syringes (abstract), PMC4872869',
    ],
  ],
  next: [{ chart: 4 }, { tool: 'child-fluids' }, { drug: 1 }, { drug: 32 }],
};
