import { type Caution, defineCalculator, type Figure, noResult, type Outcome } from '../kit/definition.ts';
import { formatFixed } from '../kit/format.ts';
import { choice, number } from '../kit/inputs.ts';
import { monthsOf } from '../kit/patient.ts';

const source =
  'Geduld 2011; Luscombe 2007, doi:10.1136/adc.2006.107284; BMC Emerg Med 2012;12:9, doi:10.1186/1471-227X-12-9';

const years = { from: 1, upTo: 10 };
const monthsUpTo = 12;
const unreliableUnderMonths = 3;

const inputs = {
  age: number('Age', '', {
    min: 0,
    max: 216,
    step: 0.1,
    help: 'In years 1 to 10, or in months up to 12.',
  }),
  unit: choice('Age is in', [
    ['months', 'Months'],
    ['years', 'Years'],
  ]),
};

export type AgeUnit = 'months' | 'years';

interface AgeGroup {
  readonly label: string;
  readonly advice: string;
}

/** Returns the specified name of an age with its advice, or null beyond the named ages. */
export function ageGroup(age: number, unit: AgeUnit): AgeGroup | null {
  return unit === 'months' ? infantGroup(age) : childGroup(age);
}

function infantGroup(months: number): AgeGroup | null {
  if (months <= 3) {
    return {
      label: 'Newborn/Early Infant',
      advice: 'Weigh the baby: no formula is reliable at this age.',
    };
  }
  if (months <= 6) {
    return { label: 'Young Infant', advice: 'Weigh the baby; use the estimate only until that is done.' };
  }
  if (months <= 12) {
    return { label: 'Older Infant', advice: 'Weigh, or use a length tape, before any drug that can wait.' };
  }
  return null;
}

function childGroup(ageYears: number): AgeGroup | null {
  if (ageYears < 2) {
    return { label: 'Toddler', advice: 'Use a length tape if you have one; weigh as soon as you can.' };
  }
  if (ageYears < 6) {
    return { label: 'Preschool', advice: 'Compare with a length tape or a weight recorded lately.' };
  }
  if (ageYears < 12) {
    return {
      label: 'School Age',
      advice: 'Look at the child: thin and heavy children are far from the estimate.',
    };
  }
  if (ageYears < 18) return { label: 'Adolescent', advice: 'Weigh: no formula here is meant for this age.' };
  return null;
}

/** Weight of a child from age: 2 x (age + 4) in years, (months + 9) / 2 in months, with alternatives. */
export const weightEstimation = defineCalculator({
  subtitle: 'Weight from age when a child cannot be weighed',
  notFor: [
    { words: 'babies under 3 months', facts: { underYears: 0.25 } },
    { words: 'malnourished children' },
  ],
  inputs,
  fromPatient: (patient) => {
    const months = monthsOf(patient);
    if (months === null) return {};
    return months <= monthsUpTo
      ? { age: months, unit: 'months' }
      : { age: Number((months / 12).toFixed(1)), unit: 'years' };
  },
  compute({ age, unit }) {
    const group = ageGroup(age, unit);
    const estimate = unit === 'years' ? fromYears(age) : fromMonths(age);
    if (!estimate || !group) {
      return {
        ...noResult({}, 'Gives a weight for 1 to 10 years, or up to 12 months.'),
        cautions: [onlyAnEstimate],
      };
    }
    const isTooYoung = unit === 'months' && age < unreliableUnderMonths;
    return {
      values: {
        weightKg: formatFixed(estimate.kg, 1),
        alternatives: estimate.alternatives.map(({ kg }) => formatFixed(kg, 1)),
        ageLabel: group.label,
      },
      headline: { label: 'Estimated weight', text: formatFixed(estimate.kg, 1), suffix: 'kg' },
      band: { title: group.label, tone: isTooYoung ? 'danger' : 'neutral', advice: group.advice },
      figures: [
        { label: 'Formula', text: estimate.formula },
        ...estimate.alternatives.map(
          ({ formula, kg, note }): Figure => ({
            label: `Alternative ${formula}`,
            text: `${formatFixed(kg, 1)}\u00a0kg`,
            note,
          }),
        ),
      ],
      cautions: [isTooYoung ? notUnderThreeMonths : onlyAnEstimate],
    } satisfies Outcome;
  },
  cautions: [
    {
      level: 'note',
      text: 'WAFELSM uses 0.5 x months + 4 also above 12 months and then gives about double these weights (34 kg against 18 kg at 5 years).',
      source: 'Geduld 2011; APLS',
    },
  ],
  resetLabel: 'Reset',
  related: ['wafelsm'],
  tables: [
    {
      title: 'Formulas',
      columns: ['Age', 'Weight (kg)', 'Alternatives'],
      rows: [
        ['1–10 years', '2 × (age + 4)', '3 × age + 7; 2.5 × age + 8'],
        ['Up to 12 months', '(months + 9) ÷ 2', '0.5 × months + 4'],
      ],
    },
  ],
  clinicalSignificance: [
    'Doses, fluids and energies for children follow the weight. A formula from age bridges the minutes until a child can be weighed.',
    'From 1 to 10 years the formula used here came closest of the formulas to measured weights in Cape Town, a little too low; a length tape was better. All formulas mislead in thin and in heavy children, so replace the estimate as soon as possible.',
  ],
  references: [
    {
      text: 'Geduld H et al. Validation of weight estimation by age and length based methods in the Western Cape, South Africa population. Emerg Med J 2011;28:856-60.',
    },
    {
      text: 'Luscombe M, Owens B. Weight estimation in resuscitation: is the current formula still valid? Arch Dis Child 2007;92:412-5.',
      doi: '10.1136/adc.2006.107284',
    },
    {
      text: 'Is the APLS formula used to calculate weight-for-age applicable to a Trinidadian population? BMC Emerg Med 2012;12:9.',
      doi: '10.1186/1471-227X-12-9',
    },
    {
      text: 'Tinning K, Acworth J. Make your Best Guess: an updated method for paediatric weight estimation in emergencies. Emerg Med Australas 2007;19:528-34.',
    },
  ],
});

interface Estimate {
  readonly formula: string;
  readonly kg: number;
  readonly alternatives: readonly { readonly formula: string; readonly kg: number; readonly note: string }[];
}

function fromYears(age: number): Estimate | null {
  if (age < years.from || age > years.upTo) return null;
  return {
    formula: '2 × (age + 4)',
    kg: 2 * (age + 4),
    alternatives: [
      { formula: '3 × age + 7', kg: 3 * age + 7, note: 'Luscombe and Owens; 12.4% too high in Cape Town' },
      { formula: '2.5 × age + 8', kg: 2.5 * age + 8, note: 'fitted in Trinidad, 1–5 years' },
    ],
  };
}

function fromMonths(months: number): Estimate | null {
  if (months <= 0 || months > monthsUpTo) return null;
  return {
    formula: '(months + 9) ÷ 2',
    kg: (months + 9) / 2,
    alternatives: [{ formula: '0.5 × months + 4', kg: 0.5 * months + 4, note: 'APLS' }],
  };
}

const estimateText =
  'An estimate: weigh, or use a length tape. Do not use under 3 months or in malnutrition.';
const onlyAnEstimate: Caution = { level: 'note', text: estimateText, source };
const notUnderThreeMonths: Caution = {
  level: 'danger',
  text: `${estimateText} This baby is under 3 months: the figure is too high.`,
  brief: 'Under 3 months: do not use, weigh the baby.',
  source,
};
