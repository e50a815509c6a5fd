import type { Guide } from '../kit/guide.ts';

const ehrenstein = 'Review 2009 (abstract), doi:10.2147/clep.s4782';

export const guide: Guide = {
  whenToUse: [
    [
      'Every newborn: the condition at birth, and how resuscitation goes. Not the outcome years later.',
      ehrenstein,
    ],
  ],
  pitfalls: [
    [
      'Most survivors of a low score grow up without disability; the risk of most neurological harm stays under 5%.',
      ehrenstein,
    ],
    [
      'Preterm babies are scored unalike: of 166 observers neonatologists gave the most points, obstetricians 0.5 fewer.',
      'Fauchère 2018 (abstract), J Neonatol Clin Pediatr',
    ],
  ],
  evidence: [
    [
      'Harare, 84 term babies with 5 or less at 5 minutes: 42% died, and 77% of those with 0 to 3.',
      'Nathoo 1990 (abstract), doi:10.1080/02724936.1990.11747437',
    ],
    [
      'Kampala: 2.8% had a low score at 5 minutes. Of those with a low score 12% died within 48 hours and 45% had complications.',
      'Mulago 2003 (abstract), East Afr Med J 80:22-9',
    ],
    [
      'Scotland 1992 to 2010: at 5 minutes tied to death from lack of oxygen and infection, at term and before.',
      'Iliodromiti 2014 (abstract), doi:10.1016/S0140-6736(14)61135-1',
    ],
  ],
  next: [{ tool: 'ballard-score' }, { chart: 48 }, { chart: 22 }],
  creators: 'V. Apgar, 1953.',
};
