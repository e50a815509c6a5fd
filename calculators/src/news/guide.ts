import type { Guide } from '../kit/guide.ts';

const holland = 'Holland and Kellett 2022 (abstract), ejinme.com S0953-6205(21)00435-0';

export const guide: Guide = {
  whenToUse: [
    ['To find adults who need attention now. It is unreliable for deaths after 24 hours.', holland],
  ],
  pitfalls: [
    [
      'Under 3 is no promise: 9% of the deaths within 24 hours and 22% of those within 30 days were there.',
      holland,
    ],
    [
      'It does not ask whether the patient can walk. Points for lost mobility seemed to improve every score in Uganda.',
      'Nakitende 2020 (abstract), doi:10.7861/clinmed.2019-0196',
    ],
  ],
  evidence: [
    [
      '121 papers: the mean area under the curve for death was 0.90 at 24 hours and 0.76 at 30 days. At 7 or more 7.8% died within 24 hours.',
      holland,
    ],
    [
      'Uganda, 1,266 acutely ill patients: nine scores, African ones among them, did not differ.',
      'Nakitende 2020 (abstract), doi:10.7861/clinmed.2019-0196',
    ],
    [
      '35,585 medical admissions: area under the curve 0.89 for death within 24 hours, 0.86 for intensive care and 0.72 for cardiac arrest; better than 33 other scores.',
      'Smith 2013 (abstract), doi:10.1016/j.resuscitation.2012.12.016',
    ],
  ],
  next: [{ tool: 'qsofa-sirs' }, { tool: 'sats-tews' }, { tool: 'pews' }, { drug: 31 }],
  creators: 'the Royal College of Physicians, London; second version 2017.',
};
