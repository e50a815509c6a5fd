import type { Guide } from '../kit/guide.ts';

const borgialli = 'Borgialli 2016 (abstract), Acad Emerg Med 23:878-84';
const holmes = 'Holmes 2005 (abstract), doi:10.1197/j.aem.2005.04.019';

export const guide: Guide = {
  whenToUse: [
    [
      'Children after a blunt head injury: the infant wording under 2 years, the usual wording from 2 years.',
      borgialli,
    ],
  ],
  pitfalls: [
    [
      '13 to 15 misleads: in Auckland (619 children under 5) 42% of those admitted with it had a serious injury on the scan.',
      'Heather 2013 (abstract), doi:10.1371/journal.pone.0082245',
    ],
    [
      'Ambulance and trauma centre gave 45% of 1,711 children another total.',
      'Drews 2019 (abstract), J Surg Res 241:112-8',
    ],
    [
      'In malaria the Blantyre scale is usual. 2 or less found 74% of the deaths in 2,901 Gambian children.',
      'Severe malaria, Gambia (abstract), PMC3460946',
    ],
  ],
  evidence: [
    [
      '10,499 children under 2: area under the curve 0.77 for an injury that matters, 0.61 for one on CT.',
      borgialli,
    ],
    ['327 children of 2 or less: 0.97 for an injury that needs action, 0.72 for one on CT.', holmes],
  ],
  next: [{ tool: 'pecarn' }, { tool: 'paediatric-trauma' }, { chart: 22 }, { chart: 28 }],
  creators: 'P. L. Reilly and colleagues, Adelaide, 1988; H. E. James, 1986.',
};
