import type { Guide } from '../kit/guide.ts';

const cholera = 'Cholera 2014 (abstract), doi:10.1016/j.jad.2014.06.003';
const chibanda = 'Chibanda 2016 (abstract), doi:10.1016/j.jad.2016.03.006';

export const guide: Guide = {
  whenToUse: [['Primary care, also with routine HIV testing. It can be read out by lay staff.', cholera]],
  pitfalls: [
    ['The limit is not the same everywhere: 10 in Johannesburg, 11 in Harare.', `${cholera}; ${chibanda}`],
    [
      'Depression is common with HIV: 33% of 1,482 adults in Umlazi, against 9% with anxiety.',
      'Rane (abstract), Clin Infect Dis 67:1411',
    ],
  ],
  evidence: [
    [
      'Johannesburg, 397 patients, a third with HIV: PHQ-9 of 10 had a sensitivity of 79% and a specificity of 83% (area under the curve 0.88), whatever the language or HIV.',
      cholera,
    ],
    [
      'Harare, 264 patients, most with HIV: PHQ-9 of 11 had 85% and 69%. The Shona Symptom Questionnaire had 84% and 73%.',
      chibanda,
    ],
    [
      'Free State, 208 patients with tuberculosis: the nine questions measure one thing (alpha 0.84).',
      'Kigozi 2020 (abstract), doi:10.4102/sajid.v35i1.242',
    ],
  ],
  next: [{ tool: 'cage-audit' }, { tool: 'mmse' }, { chart: 26 }, { chart: 37 }],
  creators: 'K. Kroenke, R. L. Spitzer and J. B. W. Williams (PHQ-9 2001, GAD-7 2006).',
};
