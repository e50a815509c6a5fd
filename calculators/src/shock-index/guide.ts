import type { Guide } from '../kit/guide.ts';

const mutschler = 'Mutschler 2013 (abstract), doi:10.1186/cc12851';

export const guide: Guide = {
  whenToUse: [
    ['Injured adults on arrival, before any blood result: who is likely to need blood.', mutschler],
  ],
  pitfalls: [
    [
      'After a normal birth 0.52 to 0.89 is usual, so that 0.9 is the alarm there.',
      'Nathan 2016 (abstract), doi:10.1371/journal.pone.0168535',
    ],
    [
      'With a severe head injury 20% died below 0.6 and 53% from 1.4; it told the need of blood just as well.',
      'Fröhlich 2016 (abstract), doi:10.1186/s13049-016-0340-2',
    ],
  ],
  evidence: [
    [
      '21,853 adults: 11% died below 0.6, 40% from 1.4. Ten units or more needed 31% at 1.0 to 1.4 and 57% from 1.4.',
      mutschler,
    ],
    [
      '958 women in shock from bleeding in poor countries: among the two best signs for death and severe harm.',
      'El Ayadi (abstract), doi:10.1371/journal.pone.0148729',
    ],
    [
      'Abakaliki, Nigeria, 289 women: 0.9 or more found all who needed intensive care (specificity 47%).',
      'Nwafor 2019 (abstract), doi:10.4103/TJOG.TJOG_60_19',
    ],
  ],
  next: [{ chart: 33 }, { drug: 36 }, { tool: 'trauma-score' }, { tool: 'map' }],
  creators: 'M. Allgöwer and C. Burri, 1967.',
};
