import { defineCalculator } from '../kit/definition.ts';
import { formatNumber } from '../kit/format.ts';
import { number } from '../kit/inputs.ts';

const cattermole = 'Cattermole 2017, doi:10.1136/emermed-2015-205623, abstract';

/**
 * Weight of an adult or adolescent from the mid-upper arm: kg = 4 x cm - 50 (Cattermole 2017). Opened: the abstract at
 * emj.bmj.com in two versions, which gives formula, ages and errors.
 */
export const armWeight = defineCalculator({
  subtitle: 'Weight from the arm, 11 years and older',
  notFor: [{ words: 'children under 11 years', facts: { underYears: 11 } }],
  inputs: {
    arm: number('Mid-upper arm circumference', 'cm', {
      min: 18,
      max: 60,
      step: 0.1,
      help: 'Half way between shoulder and elbow, arm hanging.',
    }),
  },
  compute({ arm }) {
    const weight = 4 * arm - 50;
    return {
      values: { weight, low: weight / 1.2, high: weight / 0.8 },
      headline: { label: 'Weight', text: formatNumber(weight, 0), suffix: 'kg' },
      band: {
        title: 'An estimate',
        tone: 'neutral',
        advice: 'Weigh as soon as you can, and before any drug with a narrow margin.',
      },
      figures: [
        {
          label: 'True weight in 9 of 10',
          text: `${formatNumber(weight / 1.2, 0)}–${formatNumber(weight / 0.8, 0)} kg`,
          note: 'the estimate is within 20% of it',
        },
      ],
    };
  },
  cautions: [
    {
      level: 'note',
      text: 'Made from people in the United States. Within 10% in 60 of 100, within 20% in 90, within 30% in 98.',
      source: cattermole,
    },
    {
      level: 'note',
      text: 'Swollen arms, pregnancy and amputation mislead it.',
      source: 'General knowledge (awaiting clinical review)',
    },
  ],
  resetLabel: 'Reset',
  references: [
    {
      text: 'Cattermole GN, Graham CA, Rainer TH. Mid-arm circumference can be used to estimate weight of adult and adolescent patients. Emerg Med J 2017;34:231-6.',
      doi: '10.1136/emermed-2015-205623',
    },
  ],
});
