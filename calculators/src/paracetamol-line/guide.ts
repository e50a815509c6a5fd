import type { Guide } from '../kit/guide.ts';

const wikipedia = 'Rumack-Matthew nomogram (en.wikipedia.org, stored copy)';

export const guide: Guide = {
  whenToUse: [
    ['A single paracetamol overdose at a known time, with a level from 4 hours on.', wikipedia],
    ['The doses of acetylcysteine for any patient who needs it.', 'Medication Acetylcysteine'],
  ],
  pitfalls: [
    [
      'The level comes in mg/L or in umol/L, which is 6.6 times as much. Check before you compare.',
      'etg-complete (Australia)',
    ],
    [
      'It does not decide after 10 g or more of slow-release tablets: treat at once.',
      'etg-complete (Australia)',
    ],
    ['In staggered overdoses the level is a poor guide.', 'download.skyscape.com, acute medicine'],
  ],
  evidence: [
    [
      'Begun within 8 hours acetylcysteine saves practically all; after that less with each hour.',
      'litfl.com',
    ],
    ['The first line began at 200 mg/L (1975); the FDA asked for 150 in 1976.', wikipedia],
  ],
  next: [{ chart: 37 }, { drug: 48 }, { drug: 42 }],
  creators: 'Barry Rumack and Henry Matthew, 1975.',
};
