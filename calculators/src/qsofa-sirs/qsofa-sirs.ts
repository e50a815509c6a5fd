import { defineCalculator } from '../kit/definition.ts';
import { number, optional, yesNo } from '../kit/inputs.ts';

const sepsis3 = 'Singer 2016, doi:10.1001/jama.2016.0287';
const bone = 'Bone 1992, doi:10.1378/chest.101.6.1644';

/**
 * qSOFA (Singer 2016) and the SIRS criteria (Bone 1992) from one set of observations. Opened: qsofa.org and
 * impact.chp.gov.hk (systolic 100 or less, rate 22 or more, altered mentation), and table 2 of
 * doi:10.1186/1471-2334-14-155 (temperature over 38 or under 36, pulse over 90, rate over 20 or PaCO2 under 32 mmHg,
 * white cells over 12 or under 4 or over 10% immature), read twice.
 */
export const qsofaSirs = defineCalculator({
  subtitle: 'Adult with suspected infection',
  notFor: [
    { words: 'children', facts: { group: 'child' } },
    { words: 'pregnancy', facts: { isPregnant: true } },
  ],
  inputs: {
    mentation: yesNo('Altered mentation', 1, { help: 'GCS under 15' }),
    respiratoryRate: number('Respiratory rate', '/min', { min: 0, max: 120 }),
    systolicBp: number('Systolic pressure', 'mmHg', { min: 20, max: 300, measure: 'pressure' }),
    heartRate: number('Heart rate', '/min', { min: 0, max: 300 }),
    temperature: number('Temperature', '°C', { min: 25, max: 45, step: 0.1, measure: 'temperature' }),
    whiteCells: optional(
      number('White cell count', '×10⁹/L', {
        min: 0,
        max: 500,
        step: 0.1,
        help: 'Or over 10% immature: enter 13.',
      }),
    ),
    carbonDioxide: optional(number('PaCO2', 'mmHg', { min: 5, max: 200, measure: 'pressure' })),
  },
  compute({ mentation, respiratoryRate, systolicBp, heartRate, temperature, whiteCells, carbonDioxide }) {
    const qsofa = [mentation === 'yes', respiratoryRate >= 22, systolicBp <= 100].filter(Boolean).length;
    const sirs = [
      temperature > 38 || temperature < 36,
      heartRate > 90,
      respiratoryRate > 20 || (carbonDioxide !== undefined && carbonDioxide < 32),
      whiteCells !== undefined && (whiteCells > 12 || whiteCells < 4),
    ].filter(Boolean).length;
    const isHigh = qsofa >= 2;
    const title = isHigh ? 'High risk' : sirs >= 2 ? 'SIRS' : 'Not excluded';
    const atLeast = whiteCells === undefined ? 'at least ' : '';
    return {
      values: { score: qsofa, sirs, band: title },
      headline: { label: 'qSOFA', text: String(qsofa), suffix: 'of 3' },
      band: isHigh
        ? {
            title,
            tone: 'danger',
            advice: 'With infection: look for organ failure, take lactate and cultures, treat as sepsis now.',
            next: [{ chart: 14 }, { tool: 'sofa-score' }],
          }
        : {
            title,
            tone: sirs >= 2 ? 'caution' : 'neutral',
            advice: 'Does not exclude sepsis. Repeat, and judge by lactate, NEWS and the patient.',
            next: [{ chart: 14 }, { tool: 'news' }],
          },
      figures: [
        {
          label: 'SIRS criteria',
          text: `${atLeast}${sirs} of 4`,
          ...(whiteCells === undefined ? { note: 'without white cells' } : {}),
        },
      ],
    };
  },
  cautions: [
    {
      level: 'danger',
      text: 'A qSOFA under 2 does not exclude sepsis: use it to find the sickest, never to send someone home.',
      brief: 'Under 2 does not exclude sepsis.',
      concerns: ({ score }) => Number(score) < 2,
      source: 'PMC6859245; droracle.ai (awaiting clinical review)',
    },
    {
      level: 'note',
      text: 'Two SIRS criteria with infection were the old definition of sepsis. Since 2016 sepsis is a rise of 2 in SOFA.',
      source: `${sepsis3}; ${bone}`,
    },
  ],
  resetLabel: 'Reset',
  related: ['sofa-score', 'news'],
  references: [
    {
      text: 'Singer M et al. The third international consensus definitions for sepsis and septic shock (Sepsis-3). JAMA 2016;315:801-10.',
      doi: '10.1001/jama.2016.0287',
    },
    {
      text: 'Bone RC et al. Definitions for sepsis and organ failure and guidelines for the use of innovative therapies in sepsis. Chest 1992;101:1644-55.',
      doi: '10.1378/chest.101.6.1644',
    },
  ],
});
