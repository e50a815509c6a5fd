import type { Guide } from '../kit/guide.ts';

const ceriani = 'Ceriani 2010 (abstract), doi:10.1111/j.1538-7836.2010.03801.x';
const klok = 'Klok 2008 (abstract), doi:10.1001/archinte.168.19.2131';
const capeTown = 'Mitchells Plain study 2019 (abstract), African Journal of Emergency Medicine 9(3)';

export const guide: Guide = {
  whenToUse: [
    [
      'Suspected embolism, where the examiner has little experience: it asks for facts only.',
      'Geneva score (encyclopaedia), friendlywiki.com',
    ],
  ],
  pitfalls: [
    [
      'In Cape Town it did not tell who had an embolism. Be careful with any such probability where HIV and tuberculosis are common.',
      capeTown,
    ],
    [
      'Few patients are ever high: 2% of 242 in Iran, and 2% of 1,621 in a trial of the simplified score.',
      'Tanaffos 2009 (abstract), tanaffosjournal.ir; Robert-Ebadi 2017 (abstract), acemap.info',
    ],
    ['A point for each item is as good: area under the curve 0.74, against 0.75.', klok],
  ],
  evidence: [
    [
      '29 studies of nine rules, 31,215 patients: an embolism in 9% if low, 26% if intermediate, 76% if high.',
      ceriani,
    ],
    [
      'Cape Town, district hospital: embolism in 32% of the scans; of those the median age was 45, 37% had HIV and 52% tuberculosis.',
      capeTown,
    ],
  ],
  next: [{ chart: 54 }, { tool: 'perc' }, { tool: 'wells-dvt' }, { drug: 31 }],
  creators: 'G. Le Gal and colleagues, Geneva, 2006.',
};
