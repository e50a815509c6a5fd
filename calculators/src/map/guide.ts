import type { Guide } from '../kit/guide.ts';

const oracle = 'Mean arterial pressure, droracle.ai 713215 and 114473';

export const guide: Guide = {
  whenToUse: [
    [
      'Where a target is a mean pressure, as in sepsis, after a stroke or an injury, or in a hypertensive emergency.',
      'eval.health',
    ],
  ],
  pitfalls: [
    ['The third of the pulse pressure holds at rest; with a fast heart the mean is higher.', oracle],
    ['Measured directly the share was 23 to 58% in different people, and the mean 5 mmHg higher.', oracle],
    [
      'A higher target is not better: it brought more atrial fibrillation (odds 2.5) and no fewer deaths.',
      'Meta-analysis of targets 2025 (abstract), doi:10.22159/ajpcr.2025v18i1.53234',
    ],
  ],
  evidence: [
    [
      'Lusaka, 209 adults with sepsis at 65 or less, most with HIV: early fluid, vasopressors and blood raised the deaths from 33% to 48%.',
      'Andrews 2017 (abstract), doi:10.1001/jama.2017.10913',
    ],
    [
      '1,395 patients with severe sepsis: within 28 days 40% died under 65, 18% at 65 to 74, 10% at 75 to 84, 13% from 85.',
      'Lee 2019 (abstract), doi:10.21037/jtd.2019.04.108',
    ],
  ],
  next: [{ tool: 'shock-index' }, { tool: 'infusion-rate' }, { drug: 54 }],
};
