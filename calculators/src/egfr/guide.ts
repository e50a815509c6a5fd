import type { Guide } from '../kit/guide.ts';

const inker = 'Inker 2021 (abstract), doi:10.1056/NEJMoa2102953';
const fabian = 'Fabian 2022 (abstract), doi:10.1016/S2214-109X(22)00239-X';
const niddk = 'niddk.nih.gov';

export const guide: Guide = {
  whenToUse: [
    ['Adults of 18 years or more with a steady creatinine: eGFR for staging chronic kidney disease.', niddk],
    [
      'Creatinine clearance where the label of a drug gives its limits by Cockcroft and Gault.',
      'medicpulse.org; tabers.com',
    ],
  ],
  pitfalls: [
    [
      'Near a decision, a combined equation with cystatin C is more accurate, where it can be measured.',
      niddk,
    ],
    ['Clearance by Cockcroft and Gault is in mL/min and not per 1.73 m².', 'medicalalgorithms.com'],
    [
      'In 944 lean villagers of Ghana Cockcroft and Gault read 9 mL/min too low, most in the old, and CKD-EPI 2009 5 too high.',
      'Eastwood 2010 (abstract), doi:10.1093/ndt/gfp765',
    ],
  ],
  evidence: [
    ['Made from 10 studies with 8,254 people and tried on 12 studies with 4,050.', inker],
    [
      '2,578 adults of Malawi, South Africa and Uganda with measured GFR: creatinine equations read too high, CKD-EPI 2021 among them, and found fewer than half of those under 60.',
      fabian,
    ],
    [
      '80 South Africans of mixed ancestry: CKD-EPI 2009 read 7.9 mL/min/1.73 m² too high.',
      'Holness 2020, doi:10.7196/SAMJ.2020.v110i3.13995',
    ],
  ],
  next: [{ chart: 24 }, { drug: 13 }],
  creators: 'Lesley Inker and the CKD-EPI group, 2021; Donald Cockcroft and Henry Gault, 1976.',
};
