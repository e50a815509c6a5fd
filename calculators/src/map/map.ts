import { type BandTable, bandFor } from '../kit/bands.ts';
import { defineCalculator } from '../kit/definition.ts';
import { round } from '../kit/format.ts';
import { number } from '../kit/inputs.ts';

const source = 'Physiology; SSC 2021, doi:10.1097/CCM.0000000000005337';

/** The bands use the rounded pressure, as specified. */
const bands: BandTable = {
  title: 'Mean arterial pressure (mmHg)',
  bands: [
    {
      title: 'Low',
      tone: 'danger',
      advice: 'Organs may not be perfused: look for the cause and get help.',
      next: [{ chart: 14 }, { chart: 13 }],
    },
    { atLeast: 65, title: 'Borderline', tone: 'caution', advice: 'Just enough: repeat often.' },
    { atLeast: 70, title: 'Normal', tone: 'normal', advice: 'No action on this figure alone.' },
    {
      atLeast: 101,
      title: 'High',
      tone: 'caution',
      advice: 'Repeat, and look for signs of organ damage.',
      next: [{ chart: 19 }],
    },
  ],
};

const inputs = {
  systolic: number('Systolic pressure', 'mmHg', { min: 1, max: 400, measure: 'pressure' }),
  diastolic: number('Diastolic pressure', 'mmHg', { min: 0, max: 300, measure: 'pressure' }),
};

/** Mean arterial pressure: (systolic + 2 x diastolic) / 3, rounded to a whole mmHg. */
export const map = defineCalculator({
  subtitle: '(systolic + 2 × diastolic) ÷ 3',
  notFor: [{ words: 'children', facts: { group: 'child' } }],
  inputs,
  bands,
  compute({ systolic, diastolic }) {
    const pressure = round((systolic + 2 * diastolic) / 3);
    const band = bandFor(bands, pressure);
    return {
      values: { score: pressure, band: band.title },
      headline: { label: 'MAP', text: String(pressure), suffix: 'mmHg' },
      band,
      cautions:
        diastolic < systolic
          ? []
          : [
              {
                level: 'danger',
                text: 'The diastolic pressure is not below the systolic one. Check both.',
                brief: 'Diastolic not below systolic: check both.',
                source,
              },
            ],
    };
  },
  cautions: [{ level: 'note', text: 'Adults only; target 65 in septic shock.', source }],
  resetLabel: 'Reset Calculator',
  references: [
    {
      text: 'Evans L et al. Surviving Sepsis Campaign: international guidelines 2021.',
      doi: '10.1097/CCM.0000000000005337',
    },
  ],
});
