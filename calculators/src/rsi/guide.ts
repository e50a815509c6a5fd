import type { Guide } from '../kit/guide.ts';

const survey = 'Botha 2021 (abstract and introduction), doi:10.1186/s12245-021-00368-3';
const johannesburg = 'Student paramedics in Johannesburg 2011 to 2015 (abstract), sasdghub.up.ac.za';
const ambulance = 'South African ambulance service 2009 to 2011 (abstract), Scand J Trauma 21 S1:S29';

export const guide: Guide = {
  whenToUse: [
    ['The critically ill or injured who need a tube, by staff trained and supervised for it.', survey],
  ],
  pitfalls: [
    [
      'Have a bougie and a capnograph at hand: some South African ambulance practitioners had neither.',
      survey,
    ],
    [
      'Expect an unstable circulation: it was the commonest harm (12%), then a tension pneumothorax (3.5%).',
      ambulance,
    ],
    [
      'Rocuronium can last 60 to 90 minutes; etomidate and ketamine wear off before.',
      'Post-intubation sedation 2025, umem.org 4854',
    ],
  ],
  evidence: [
    [
      '86 intubations by South African paramedics: by their own reports none failed; 22% had an adverse event.',
      ambulance,
    ],
    [
      'Johannesburg: first attempt right in 88%, in the end 99.6%. 5% had a cardiac arrest before the hospital.',
      johannesburg,
    ],
  ],
  next: [
    { chart: 52 },
    { tool: 'lung-protective' },
    { tool: 'body-size' },
    { tool: 'weight-loss-formulas' },
    { drug: 54 },
  ],
};
