import type { Guide } from '../kit/guide.ts';

const ohle = 'Ohle 2011 (abstract), doi:10.1186/1741-7015-9-139';
const kong = 'Kong 2014 (abstract), mendeley.com';

export const guide: Guide = {
  whenToUse: [
    ['Suspected appendicitis: whom to admit and watch. It is weak at choosing whom to operate on.', ohle],
  ],
  pitfalls: [
    ['Of 1,000 black South Africans with a proven appendicitis 21% scored 1 to 4.', kong],
    [
      'With HIV 7 calls too many: 8 was needed for the same accuracy (18 patients).',
      'Sobnach 2017 (abstract), doi:10.1007/s00068-017-0804-8',
    ],
  ],
  evidence: [
    [
      '42 studies: 5 or more found 99%. At 7 the specificity was 57% in men, 73% in women and 76% in children.',
      ohle,
    ],
    [
      'South Africa, 510 with a proven appendicitis but no peritonitis: 76% scored 7 to 10, 18% 5 or 6, 5.5% 1 to 4.',
      kong,
    ],
    [
      'South Africa, 115 patients without HIV: 7 or more had a sensitivity of 85% and a specificity of 73% (modified score).',
      'Sobnach 2017 (abstract), doi:10.1007/s00068-017-0804-8',
    ],
  ],
  next: [{ tool: 'air-score' }, { tool: 'qsofa-sirs' }, { chart: 14 }],
  creators: 'A. Alvarado, 1986.',
};
