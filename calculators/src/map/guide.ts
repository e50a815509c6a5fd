import type { Guide } from '../kit/guide.ts';

export const guide: Guide = {
  whenToUse: [
    [
      'Where a target is a mean pressure, as in sepsis, after a stroke or an injury, or in a hypertensive emergency.',
      'eval.health',
    ],
  ],
  pitfalls: [
    [
      'The formula read about 5 mmHg lower than a needle in the artery of the arm, in 57 people, whatever their heart rate.',
      'Bos 2007 (abstract), doi:10.1097/HJH.0b013e32803fb621',
    ],
    [
      'A third of the pulse pressure is an estimate: the share was 23 to 58% in 1,526 people (pulse wave of the arm).',
      'J Hypertens 2020 (abstract), PMID 32694334',
    ],
    [
      'A higher target is not better: it brought more atrial fibrillation (odds 2.5) and no fewer deaths.',
      'Meta-analysis of targets 2025 (abstract), doi:10.22159/ajpcr.2025v18i1.53234',
    ],
    [
      'In septic shock 75 to 85 mmHg against 65 gave a relative risk of death of 1.06 (0.98 to 1.15).',
      'Carayannopoulos 2023 (abstract), doi:10.1097/CCM.0000000000005726',
    ],
  ],
  evidence: [
    [
      'Lusaka, 209 adults with sepsis and a systolic of 90 or less or a mean of 65 or less, most with HIV: early fluid, vasopressors and blood raised the deaths from 33% to 48%.',
      'Andrews 2017 (abstract), doi:10.1001/jama.2017.10913',
    ],
    [
      '1,395 patients with severe sepsis: within 28 days 40% died under 65, 18% at 65 to 74, 10% at 75 to 84, 13% from 85.',
      'Lee 2019 (abstract), doi:10.21037/jtd.2019.04.108',
    ],
  ],
  next: [{ tool: 'shock-index' }, { tool: 'infusion-rate' }, { drug: 54 }],
};
