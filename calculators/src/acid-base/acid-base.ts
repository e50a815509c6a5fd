import { type BandTable, bandFor } from '../kit/bands.ts';
import { defineCalculator, type Figure, present } from '../kit/definition.ts';
import { formatFixed, formatNumber } from '../kit/format.ts';
import { number, optional } from '../kit/inputs.ts';

const emmett = 'Emmett 1977, Medicine 56:38-54';
const figge = 'Figge 1998, doi:10.1097/00003246-199811000-00019';

const bands: BandTable = {
  title: 'Anion gap (mmol/L)',
  step: 0,
  bands: [
    { title: 'Low', tone: 'neutral', advice: 'Low albumin or a wrong value. Enter the albumin.' },
    {
      atLeast: 8,
      title: 'Normal gap',
      tone: 'neutral',
      advice: 'An acidosis with a normal gap: diarrhoea, much saline, kidney tubules.',
    },
    {
      above: 12,
      title: 'Raised gap',
      tone: 'caution',
      advice: 'Look for ketones, lactate, kidney failure and poisons.',
      next: [{ chart: 23 }, { chart: 37 }],
    },
  ],
};

/** What the ratio of the rise of the gap to the fall of the bicarbonate means. */
const deltaBands: BandTable = {
  title: 'Delta ratio',
  step: 0,
  bands: [
    { title: 'Normal-gap acidosis', tone: 'neutral', advice: 'No acid with a gap.' },
    {
      atLeast: 0.4,
      title: 'Both kinds of acidosis',
      tone: 'neutral',
      advice: 'A raised and a normal gap together.',
    },
    { atLeast: 1, title: 'Raised gap alone', tone: 'neutral', advice: 'As in ketoacidosis.' },
    {
      above: 2,
      title: 'With metabolic alkalosis',
      tone: 'neutral',
      advice: 'The bicarbonate was high before: vomiting, diuretics.',
    },
  ],
};

/**
 * Anion gap, corrected for albumin, delta ratio, expected PaCO2 (Winter), corrected sodium (Katz 1973, Hillier 1999) and
 * osmolality. Opened: calculatorcove.com and rxmedcalc.com (gap, 2.5 per g/dL below 4.0, delta ratio and its meaning,
 * Winter), mdcalc.com and fpnotebook.com (sodium: 0.016 and 0.024 per mg/dL above 100), pediamcu.com (2 x Na + glucose/18
 * + BUN/2.8), read twice.
 */
export const acidBase = defineCalculator({
  subtitle: 'Gas and ketoacidosis: gap, delta ratio, compensation, sodium and osmolality',
  notFor: [],
  inputs: {
    sodium: number('Sodium', 'mmol/L', { min: 90, max: 200 }),
    chloride: number('Chloride', 'mmol/L', { min: 50, max: 160 }),
    bicarbonate: number('Bicarbonate', 'mmol/L', { min: 1, max: 60, step: 0.1 }),
    albumin: optional(number('Albumin', 'g/L', { min: 5, max: 70 })),
    glucose: optional(number('Glucose', 'mmol/L', { min: 0.5, max: 120, step: 0.1, measure: 'glucose' })),
    urea: optional(number('Urea', 'mmol/L', { min: 0.5, max: 100, step: 0.1, measure: 'urea' })),
    carbonDioxide: optional(number('PaCO2', 'mmHg', { min: 5, max: 200, measure: 'pressure' })),
  },
  bands,
  compute({ sodium, chloride, bicarbonate, albumin, glucose, urea, carbonDioxide }) {
    const gap = sodium - chloride - bicarbonate;
    const corrected = albumin === undefined ? null : gap + 0.25 * (40 - albumin);
    const used = corrected ?? gap;
    const delta = bicarbonate < 24 && used > 12 ? (used - 12) / (24 - bicarbonate) : null;
    const expected = bicarbonate < 24 ? 1.5 * bicarbonate + 8 : null;
    const excess = glucose === undefined ? null : Math.max(0, glucose * 18.016 - 100);
    const katz = excess === null ? null : sodium + 0.016 * excess;
    const hillier = excess === null ? null : sodium + 0.024 * excess;
    const effective = glucose === undefined ? null : 2 * sodium + glucose;
    const osmolality = effective === null || urea === undefined ? null : effective + urea;
    const deltaBand = delta === null ? null : bandFor(deltaBands, delta);
    const { title, tone, advice, next } = bandFor(bands, used);
    const one = (value: number) => formatNumber(value, 1);
    const figure = (label: string, value: number | null, unit: string, note: string): Figure[] =>
      value === null ? [] : [{ label, text: `${one(value)} ${unit}`, note }];
    return {
      values: present({
        gap,
        corrected,
        band: title,
        delta,
        deltaBand: deltaBand?.title ?? null,
        expected,
        katz,
        hillier,
        effective,
        osmolality,
      }),
      headline: {
        label: corrected === null ? 'Anion gap' : 'Anion gap, corrected for albumin',
        text: one(used),
        suffix: 'mmol/L',
      },
      band: { title, tone, advice, ...(next ? { next } : {}) },
      figures: [
        ...(corrected === null ? [] : figure('Anion gap', gap, 'mmol/L', 'not corrected')),
        ...(delta === null || deltaBand === null
          ? []
          : [{ label: 'Delta ratio', text: formatFixed(delta, 2), note: deltaBand.title }]),
        ...(expected === null
          ? []
          : [
              {
                label: 'Expected PaCO2 in metabolic acidosis',
                text: `${one(expected - 2)}–${one(expected + 2)} mmHg`,
                note: carbonDioxide === undefined ? 'Winter' : against(carbonDioxide, expected),
              },
            ]),
        ...figure('Corrected sodium', hillier, 'mmol/L', `Hillier; Katz ${katz === null ? '' : one(katz)}`),
        ...figure('Effective osmolality', effective, 'mOsm/kg', '2 × sodium + glucose'),
        ...figure('Osmolality', osmolality, 'mOsm/kg', '2 × sodium + glucose + urea'),
      ],
    };
  },
  cautions: [
    {
      level: 'note',
      text: 'The gap is without potassium. A normal gap does not exclude lactate where albumin is low: enter it.',
      source: `${figge}; ${emmett}`,
    },
    {
      level: 'note',
      text: 'In ketoacidosis watch the corrected sodium: it must not fall while glucose falls, above all in a child.',
      source: 'Chart Diabetic ketoacidosis (awaiting clinical review)',
    },
  ],
  resetLabel: 'Reset',
  tables: [
    {
      title: 'Delta ratio',
      columns: ['Ratio', 'Meaning'],
      rows: [
        ['under 0.4', 'Normal-gap acidosis'],
        ['0.4 to under 1', 'Both kinds of acidosis'],
        ['1 up to 2', 'Raised gap alone'],
        ['over 2', 'With metabolic alkalosis'],
      ],
      source: 'rxmedcalc.com (awaiting clinical review)',
    },
  ],
  references: [
    { text: 'Emmett M, Narins RG. Clinical use of the anion gap. Medicine (Baltimore) 1977;56:38-54.' },
    {
      text: 'Figge J et al. Anion gap and hypoalbuminemia. Crit Care Med 1998;26:1807-10.',
      doi: '10.1097/00003246-199811000-00019',
    },
    {
      text: 'Katz MA. Hyperglycemia-induced hyponatremia: calculation of expected serum sodium depression. N Engl J Med 1973;289:843-4.',
      doi: '10.1056/NEJM197310182891607',
    },
    {
      text: 'Hillier TA, Abbott RD, Barrett EJ. Hyponatremia: evaluating the correction factor for hyperglycemia. Am J Med 1999;106:399-403.',
      doi: '10.1016/S0002-9343(99)00055-8',
    },
  ],
});

/** Compares a measured PaCO2 with the expected one, within 2 mmHg. */
const against = (measured: number, expected: number): string =>
  measured > expected + 2
    ? 'measured higher: respiratory acidosis too'
    : measured < expected - 2
      ? 'measured lower: respiratory alkalosis too'
      : 'measured as expected';
