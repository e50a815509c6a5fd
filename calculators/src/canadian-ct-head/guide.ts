import type { Guide } from '../kit/guide.ts';

export const guide: Guide = {
  whenToUse: [
    [
      'Adults of 16 years or more with a GCS of 13 to 15 within 24 hours of a blunt injury, who lost consciousness, have amnesia or were disoriented.',
      'ecgkid.com; mdcalc.com',
    ],
  ],
  pitfalls: [
    ['Without such a history the rule was not tried; these patients rarely need a CT.', 'mdcalc.com'],
    ['It does not apply on anticoagulants, after a fit, or under 16 years.', 'pathway.md; mdcalc.com'],
    [
      'The high-risk criteria find what needs neurosurgery, the medium-risk ones what CT shows.',
      'mdcalc.com',
    ],
  ],
  evidence: [
    [
      'A comparison of rules: sensitivity 99% and specificity 47% for injury that mattered (New Orleans 99% and 33%).',
      'wikem.org',
    ],
    [
      '1,582 patients in Tunisia: it found 95% of 218 important injuries (11 missed) and asked for 656 scans, New Orleans for 1,180.',
      'Bouida, as summarised by emlitofnote.com',
    ],
  ],
  next: [{ chart: 40 }, { tool: 'gcs' }, { tool: 'canadian-c-spine' }],
  creators: 'Ian Stiell and the Canadian CT Head and C-Spine study group, 2001.',
};
