import type { NextPage, Tone } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { choice } from '../kit/inputs.ts';

const source = 'Killip 1967, doi:10.1016/0002-9149(67)90023-9';

interface KillipClass {
  readonly next: readonly NextPage[];
  readonly numeral: string;
  readonly findings: string;
  readonly mortality: string;
  readonly tone: Tone;
  readonly management: readonly string[];
}

/** Advice for every patient with an infarction, whatever the class. */
const always =
  'Reperfusion and monitoring as for every acute infarction; examine again, the class can change.';

const unreviewed = 'General guidance (awaiting clinical review).';

const classes = {
  '1': {
    numeral: 'I',
    findings: 'No clinical signs of heart failure',
    mortality: '6%',
    tone: 'caution',
    management: [always],
    next: [{ chart: 10 }],
  },
  '2': {
    numeral: 'II',
    findings: 'Rales or crackles in the lungs (under half), S3, raised jugular venous pressure',
    mortality: '17%',
    tone: 'caution',
    management: [always, 'Oxygen if saturation is low; diuretic for congestion.'],
    next: [{ chart: 10 }, { drug: 12 }],
  },
  '3': {
    numeral: 'III',
    findings: 'Acute pulmonary oedema',
    mortality: '38%',
    tone: 'danger',
    management: [
      always,
      'Sit up; oxygen or non-invasive ventilation; intravenous diuretic; nitrate if pressure allows.',
      'Call senior help; high-care or intensive-care bed.',
    ],
    next: [{ chart: 18 }, { chart: 10 }, { drug: 12 }, { drug: 11 }],
  },
  '4': {
    numeral: 'IV',
    findings:
      'Cardiogenic shock, SBP under 90 mmHg with peripheral vasoconstriction (oliguria, cyanosis, sweating)',
    mortality: '81%',
    tone: 'danger',
    management: [
      always,
      'Emergency: look for a mechanical cause and arrange urgent revascularisation.',
      'Support pressure and breathing in intensive care; no nitrate and no beta-blocker in shock.',
    ],
    next: [{ chart: 10 }],
  },
} as const satisfies Record<string, KillipClass>;

const label = (key: keyof typeof classes) => `Class ${classes[key].numeral}: ${classes[key].findings}`;

const inputs = {
  class: choice(
    'Killip class',
    [
      ['1', label('1')],
      ['2', label('2')],
      ['3', label('3')],
      ['4', label('4')],
    ],
    { appearance: 'select' },
  ),
};

/** Killip class (Killip and Kimball 1967) of an acute infarction, with the mortality of 1967. */
export const killipClassification = defineCalculator({
  subtitle: 'Heart failure in acute myocardial infarction',
  notFor: [{ words: 'heart failure without an acute myocardial infarction' }],
  inputs,
  compute(answers) {
    const { numeral, findings, mortality, tone, management, next } = classes[answers.class];
    return {
      values: { class: numeral, mortality },
      headline: { label: 'Killip class', text: numeral },
      band: { title: `Class ${numeral}`, tone, advice: `${findings}.`, next },
      figures: [{ label: 'Mortality', text: mortality, note: 'published in 1967' }],
      groups: [{ title: 'Management', figures: [], notes: [...management, unreviewed] }],
    };
  },
  cautions: [{ level: 'note', text: '1967 figures, before reperfusion: deaths are lower today.', source }],
  resetLabel: 'Reset',
  clinicalSignificance: [
    'The class comes from the bedside examination alone and sorts patients with an acute infarction by the degree of heart failure.',
    'Risk rises with each class. The class can change within hours, so examine again.',
  ],
  references: [
    {
      text: 'Killip T, Kimball JT. Treatment of myocardial infarction in a coronary care unit: a two year experience with 250 patients. Am J Cardiol 1967;20:457-64.',
      doi: '10.1016/0002-9149(67)90023-9',
    },
  ],
});
