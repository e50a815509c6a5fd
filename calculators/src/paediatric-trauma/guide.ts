import type { Guide } from '../kit/guide.ts';

const tepas = 'Tepas 1988 (abstract), doi:10.1097/00005373-198804000-00001';
const izmir = 'Balik 1993 (abstract), Pediatr Surg Int 8:54-5';

export const guide: Guide = {
  whenToUse: [['Injured children on arrival or before: who has to go to a better equipped hospital.', tepas]],
  pitfalls: [
    [
      'It can miss a blunt injury of the belly: send a child with a suspected organ injury on, whatever the score.',
      izmir,
    ],
    ['3 of 370 children over 8 died in Izmir, though the first study had none.', izmir],
    [
      'In 376 children it chose no better than the Revised Trauma Score (68% against 79% right).',
      'Evaluation of the Pediatric Trauma Score (abstract), JAMA 1990;263:69-72',
    ],
  ],
  evidence: [
    [
      '615 children, mean age 8, 3.5% deaths: none over 8, all below 0, more deaths the lower the score between.',
      tepas,
    ],
    [
      'Colombia, 1,047 children, 5.9% deaths: area under the curve 0.93.',
      'Colombian cohort 2022 (abstract), doi:10.1016/j.lana.2022.100312',
    ],
  ],
  next: [{ tool: 'paediatric-gcs' }, { tool: 'pecarn' }, { tool: 'trauma-score' }, { chart: 40 }],
  creators: 'J. J. Tepas and colleagues, 1987.',
};
