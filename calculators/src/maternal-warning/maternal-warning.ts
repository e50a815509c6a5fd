import { defineCalculator, type Outcome } from '../kit/definition.ts';
import { formatFixed, round } from '../kit/format.ts';
import { choice, fact, number } from '../kit/inputs.ts';
import { severeHypertension } from './severe-hypertension.ts';

const mhyre = 'Mhyre 2014, doi:10.1097/AOG.0000000000000480';
const nathan = 'Nathan 2015, doi:10.1111/1471-0528.13206';

/** Shock index from which help is called, and from which a critical illness is likely. */
const watchFrom = 0.9;
const criticalFrom = 1.7;

type Band = NonNullable<Outcome['band']>;

const bands = {
  critical: {
    title: 'Shock index 1.7 or more',
    tone: 'danger',
    advice: 'Treat shock now: bleeding first, then infection. Call the most senior.',
    next: [{ chart: 33 }, { chart: 13 }, { chart: 14 }],
  },
  trigger: {
    title: 'See her now',
    tone: 'danger',
    advice: 'Repeat the value. If it holds, or two are abnormal: a clinician who can decide comes at once.',
    next: [{ chart: 33 }, { chart: 32 }, { chart: 14 }],
  },
  watch: {
    title: 'Shock index 0.9 or more',
    tone: 'caution',
    advice: 'Look for bleeding and infection, watch closely, call early; from a clinic refer.',
    next: [{ chart: 33 }, { chart: 14 }],
  },
  none: {
    title: 'No warning sign',
    tone: 'normal',
    advice: 'Go on watching. Call if you are worried, whatever the figures say.',
  },
  unmeasured: {
    title: 'No warning sign so far',
    tone: 'neutral',
    advice: 'Measure the urine.',
  },
} satisfies Record<string, Band>;

/**
 * Maternal early warning criteria (Mhyre 2014), each of which calls for a look at the bedside, with the obstetric shock
 * index (Nathan 2015). Opened: the table at pro.uptodatefree.ir 104186 and scribd.com 536354945 (CMQCC), which agree;
 * the abstracts of Nathan 2015 (0.9 and 1.7) and of PMC5173287 (normal 0.52 to 0.89 within an hour of birth).
 */
export const maternalWarning = defineCalculator({
  subtitle: 'Maternal early warning criteria and obstetric shock index',
  notFor: [{ words: 'women more than 6 weeks after birth' }],
  inputs: {
    heartRate: number('Heart rate', '/min', { min: 20, max: 250, help: 'Under 50 or over 120 counts.' }),
    systolicBp: number('Systolic pressure', 'mmHg', {
      min: 30,
      max: 300,
      measure: 'pressure',
      help: 'Under 90 or over 160 counts.',
    }),
    diastolicBp: number('Diastolic pressure', 'mmHg', {
      min: 10,
      max: 200,
      measure: 'pressure',
      help: 'Over 100 counts.',
    }),
    respiratoryRate: number('Respiratory rate', '/min', {
      min: 0,
      max: 80,
      help: 'Under 10 or over 30 counts.',
    }),
    oxygenSaturation: number('Oxygen saturation', '%', {
      min: 30,
      max: 100,
      help: 'On air. Under 95 counts.',
    }),
    urine: choice('Urine under 35 mL/h for 2 hours', [
      ['no', 'No'],
      ['yes', 'Yes'],
      ['unknown', 'Not measured'],
    ]),
    mentalState: fact('Agitated, confused or unresponsive'),
    preEclampsia: fact('Pre-eclampsia with a headache that stays, or short of breath'),
  },
  compute(answers): Outcome {
    const { heartRate, systolicBp, diastolicBp, respiratoryRate, oxygenSaturation, urine } = answers;
    const signs = [
      heartRate < 50 || heartRate > 120,
      systolicBp < 90 || systolicBp > 160,
      diastolicBp > 100,
      respiratoryRate < 10 || respiratoryRate > 30,
      oxygenSaturation < 95,
      urine === 'yes',
      answers.mentalState === 'yes',
      answers.preEclampsia === 'yes',
    ];
    const triggers = signs.filter(Boolean).length;
    const shockIndex = round(heartRate / systolicBp, 10);
    const band =
      shockIndex >= criticalFrom
        ? bands.critical
        : triggers > 0
          ? bands.trigger
          : shockIndex >= watchFrom
            ? bands.watch
            : urine === 'unknown'
              ? bands.unmeasured
              : bands.none;
    return {
      values: { triggers, shockIndex, band: band.title },
      headline: { label: 'Warning signs', text: String(triggers), suffix: 'of 8' },
      band,
      figures: [
        {
          label: 'Obstetric shock index',
          // Rounded up it could begin the next band.
          text: formatFixed(Math.floor(shockIndex * 100 + 1e-9) / 100, 2),
          note: '0.52 to 0.89 in well women within an hour of birth',
        },
      ],
      cautions: severeHypertension(systolicBp, diastolicBp),
    };
  },
  cautions: [
    {
      level: 'note',
      text: 'Of women who bled 1.5 L or more, all who needed intensive care had an index of 0.9 or more, and so had 57% of the others. 1.7 or more had 25% and 2%.',
      source: nathan,
    },
    {
      level: 'note',
      text: 'The saturation is meant for sea level. At 1500 m or more a healthy woman may have a little less.',
      source: `${mhyre} (the height awaits clinical review)`,
    },
    {
      level: 'note',
      text: 'Temperature is not among the criteria. Fever or shivering calls for the chart Sepsis.',
      source: 'Chart Sepsis and septic shock',
    },
  ],
  resetLabel: 'Reset',
  related: ['shock-index', 'meows'],
  references: [
    {
      text: 'Mhyre JM et al. The maternal early warning criteria: a proposal from the National Partnership for Maternal Safety. Obstet Gynecol 2014;124:782-6.',
      doi: '10.1097/AOG.0000000000000480',
    },
    {
      text: 'Nathan HL et al. Shock index: an effective predictor of outcome in postpartum haemorrhage? BJOG 2015;122:268-75.',
      doi: '10.1111/1471-0528.13206',
    },
    {
      text: 'Nathan HL et al. Determination of normal ranges of shock index and other haemodynamic variables in the immediate postpartum period. PLoS One 2016;11:e0168535.',
      doi: '10.1371/journal.pone.0168535',
    },
  ],
});
