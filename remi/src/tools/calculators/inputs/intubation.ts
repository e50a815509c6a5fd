import type { CalculatorRow, InputRow } from '../rows.ts';

const child = 'child|paed*|pediatric|boy|girl|kid|toddler|infant|kind';
const grown = 'adult|man|woman|lady|gentleman|male adult|female adult|volwassene';

const patientType: InputRow = {
  isByAge: true,
  options: { adult: grown, paediatric: child, neonate: 'neonat*|newborn|prem*' },
};

/** Rows of the calculators for intubation. */
export const intubationRows: readonly CalculatorRow[] = [
  {
    id: 'post-intubation',
    asked: 'post intub* sedation/drugs|sedation after intub*|keep sedated|sedation infusion ventilated',
    isOfDrugs: true,
    conditions: ['after intubation'],
    inputs: { patientType },
  },
  {
    id: 'rsi',
    isOfDrugs: true,
    conditions: ['intubation', 'intubate', 'intubation drugs'],
    inputs: {
      patientType: {
        isByAge: true,
        options: { adult: grown, paediatric: child },
      },
      scenario: {
        options: {
          standard: 'standard',
          hemodynamic_instability:
            'shock*|hypotens*|haemodynamic* unstable/instability|unstable|septic|bleeding|hypovol*',
          head_injury: 'head injury|tbi|head trauma|raised icp',
          asthma: 'asthma*|bronchospas*|status asthmaticus',
          elderly: 'elderly|frail|geriatric',
        },
      },
    },
  },
];
