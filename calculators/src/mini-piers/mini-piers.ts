import type { BandTable } from '../kit/bands.ts';
import { bandFor, fixedInBand } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { choice, fact, number } from '../kit/inputs.ts';

const payne = 'Payne 2014, doi:10.1371/journal.pmed.1001589';

const bands: BandTable = {
  title: 'Risk within 48 hours (%)',
  step: 0,
  lowest: 0,
  bands: [
    {
      atLeast: 0,
      title: 'Under 25%',
      tone: 'neutral',
      advice:
        'Not ruled out: most women who came to harm scored under 25%. Watch and treat as the chart says.',
      next: [{ chart: 32 }],
    },
    {
      atLeast: 25,
      title: '25% or more: high',
      tone: 'danger',
      advice:
        'Transfer to a hospital that can deliver and give intensive care; magnesium and a drug for the pressure first.',
      next: [{ chart: 32 }, { drug: 6 }, { tool: 'magnesium-regimen' }],
    },
  ],
};

/** Natural-log odds of an adverse outcome within 48 hours (Payne 2014). */
const odds = {
  base: -5.77,
  multiparous: -0.298,
  lnWeeks: -1.07,
  lnSystolic: 1.34,
  dipstick: { 'up-to-1': 0, '2': -0.218, '3': 0.424, '4': 0.512 },
  bleedingWithPain: 1.18,
  headOrSight: 0.422,
  chestOrBreath: 0.847,
} as const;

/**
 * miniPIERS (Payne 2014): the chance that a woman with raised blood pressure in pregnancy comes to serious harm within 48
 * hours, without a laboratory. Opened: the abstract (PMC3897359) and two transcriptions of the equation in public code,
 * one of them checked by its writer against the article; all ten constants agree, and so does its worked example (34
 * weeks, 160 mmHg, 3+, headache, multiparous: 10%).
 */
export const miniPiers = defineCalculator({
  subtitle: 'Raised pressure in pregnancy: risk of serious harm within 48 hours',
  notFor: [{ words: 'women whose pressure is normal' }],
  inputs: {
    parity: choice('Births before', [
      ['nulliparous', 'None'],
      ['multiparous', 'One or more'],
    ]),
    weeks: number('Gestation', 'weeks', { min: 20, max: 44, step: 0.1, help: 'Half a week is 0.5.' }),
    systolicBp: number('Systolic pressure', 'mmHg', { min: 80, max: 300, measure: 'pressure' }),
    dipstick: choice('Protein on the dipstick', [
      ['up-to-1', 'None, trace or 1+'],
      ['2', '2+'],
      ['3', '3+'],
      ['4', '4+'],
    ]),
    headOrSight: fact('Headache or change of sight'),
    chestOrBreath: fact('Chest pain or short of breath'),
    bleedingWithPain: fact('Vaginal bleeding with abdominal pain'),
  },
  bands,
  compute({ parity, weeks, systolicBp, dipstick, headOrSight, chestOrBreath, bleedingWithPain }) {
    const logit =
      odds.base +
      (parity === 'multiparous' ? odds.multiparous : 0) +
      odds.lnWeeks * Math.log(weeks) +
      odds.lnSystolic * Math.log(systolicBp) +
      odds.dipstick[dipstick] +
      (headOrSight === 'yes' ? odds.headOrSight : 0) +
      (chestOrBreath === 'yes' ? odds.chestOrBreath : 0) +
      (bleedingWithPain === 'yes' ? odds.bleedingWithPain : 0);
    const risk = 100 / (1 + Math.exp(-logit));
    const { title, tone, advice, next } = bandFor(bands, risk);
    return {
      values: { risk, band: title },
      headline: { label: 'Risk within 48 hours', text: fixedInBand(bands, risk, 0), suffix: '%' },
      band: { title, tone, advice, ...(next ? { next } : {}) },
    };
  },
  cautions: [
    {
      level: 'danger',
      text: 'A fit, or a pressure of 160/110 or more, is treated at once whatever the risk says.',
      source: 'Chart Severe pre-eclampsia and eclampsia',
    },
    {
      level: 'note',
      text: 'At 25% it found 41% of the women who came to harm, and 92% of the others had less.',
      source: `${payne}, as quoted in a public audit of its coefficients`,
    },
    {
      level: 'note',
      text: 'Protein of 2+ lowers the risk a little, as published. Where 3+ is likely, take the test again.',
      source: payne,
    },
  ],
  resetLabel: 'Reset',
  references: [
    {
      text: 'Payne BA et al. A risk prediction model for the assessment and triage of women with hypertensive disorders of pregnancy in low-resourced settings: the miniPIERS multi-country prospective cohort study. PLoS Med 2014;11:e1001589.',
      doi: '10.1371/journal.pmed.1001589',
    },
  ],
});
