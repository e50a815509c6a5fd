import { type BandTable, bandFor, fixedInBand } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { round } from '../kit/format.ts';
import { number } from '../kit/inputs.ts';

const source = 'Allgower 1967, doi:10.1055/s-0028-1106070; Mutschler 2013, doi:10.1186/cc12851';

/** The bands use the unrounded ratio. "Low" is the published normal range. */
const bands: BandTable = {
  title: 'Shock Index',
  step: 0,
  bands: [
    {
      title: 'Very low',
      tone: 'neutral',
      advice: 'Below the usual range of 0.5–0.7. Check both values and drugs that slow the heart.',
    },
    { atLeast: 0.5, title: 'Low', tone: 'normal', advice: 'Within the usual range of 0.5–0.7.' },
    {
      atLeast: 0.7,
      title: 'Borderline',
      tone: 'caution',
      advice: 'Above the usual range. Look for bleeding or infection and repeat soon.',
      next: [{ chart: 13 }, { chart: 14 }],
    },
    {
      atLeast: 0.9,
      title: 'Elevated',
      tone: 'danger',
      advice: 'Shock is likely. Look for its cause and get senior help.',
      next: [{ chart: 13 }, { chart: 14 }],
    },
    {
      atLeast: 1.3,
      title: 'High',
      tone: 'danger',
      advice: 'Severe shock is likely. Act on its cause now.',
      next: [{ chart: 13 }, { chart: 14 }],
    },
  ],
};

const inputs = {
  heartRate: number('Heart rate', '/min', { min: 1, max: 400 }),
  systolicBp: number('Systolic pressure', 'mmHg', { min: 1, max: 400, measure: 'pressure' }),
};

/** Shock Index: heart rate over systolic pressure, shown with two decimals, or more if the band needs them. */
export const shockIndex = defineCalculator({
  subtitle: 'Heart rate ÷ systolic pressure',
  notFor: [
    { words: 'children', facts: { group: 'child' } },
    { words: 'pregnant women', facts: { isPregnant: true } },
  ],
  inputs,
  bands,
  compute({ heartRate, systolicBp }) {
    const index = heartRate / systolicBp;
    const band = bandFor(bands, index);
    return {
      // Four decimals are free of binary noise and finer than either measurement.
      values: { score: round(index, 4), band: band.title },
      headline: { label: 'Shock Index', text: fixedInBand(bands, index, 2) },
      band,
    };
  },
  cautions: [
    {
      level: 'note',
      text: '1.0 or more means moderate shock with frequent transfusion. Unreliable with beta-blockers, in the old, in pregnancy and in children.',
      source,
    },
  ],
  resetLabel: 'Reset',
  tables: [
    {
      title: 'Published classes (trauma)',
      columns: ['Shock Index', 'Shock'],
      rows: [
        ['under 0.6', 'none'],
        ['0.6 to under 1.0', 'mild'],
        ['1.0 to under 1.4', 'moderate'],
        ['1.4 or more', 'severe'],
      ],
      source: 'Mutschler 2013, doi:10.1186/cc12851',
    },
  ],
  clinicalSignificance: [
    'Heart rate rises and pressure falls as blood is lost, often while each alone still looks normal. Their ratio shows hidden shock earlier.',
    'It points to patients who may need blood and does not name the cause. A normal index does not exclude bleeding.',
  ],
  references: [
    {
      text: 'Allgöwer M, Burri C. Schockindex. Dtsch Med Wochenschr 1967;92:1947-50.',
      doi: '10.1055/s-0028-1106070',
    },
    {
      text: 'Mutschler M et al. The Shock Index revisited. Crit Care 2013;17:R172.',
      doi: '10.1186/cc12851',
    },
  ],
});
