import { type Caution, defineCalculator, noResult, type Outcome } from '../kit/definition.ts';
import { formatNumber, formatQuantity } from '../kit/format.ts';
import { number, optional } from '../kit/inputs.ts';
import { knownValues, monthsOf } from '../kit/patient.ts';
import { quantity } from '../kit/quantities.ts';
import { type Child, childFrom, otherFormula, otherUpToYears, publishedUpToMonths } from './child.ts';
import { asNote, emergencyDoses, lines, source } from './doses.ts';

const inputs = {
  months: optional(
    number('Age in months', 'months', {
      min: 0,
      max: 216,
      step: 1,
      help: 'Used first. 0 is a newborn.',
    }),
  ),
  years: optional(
    number('Age in years', 'years', { min: 0, max: 18, step: 0.1, help: 'Used if months are empty.' }),
  ),
  weight: optional(
    number('Weight', 'kg', {
      min: 0,
      max: 200,
      step: 0.1,
      measure: 'weight',
      help: 'Used if both ages are empty: leave them empty when the child has been weighed.',
    }),
  ),
};

/**
 * WAFELSM: weight from age (0.5 x months + 4), and from the weight the figures of a paediatric emergency. The
 * first filled input of months, years and weight is used.
 */
export const wafelsm = defineCalculator({
  subtitle: 'Figures for a child in an emergency',
  notFor: [{ words: 'adults', facts: { group: 'adult' } }],
  inputs,
  // The first filled input counts, so a known weight is entered alone: the formula of this tool would change
  // it.
  fromPatient: (patient) =>
    patient.weight === null
      ? knownValues({ months: monthsOf(patient) })
      : knownValues({ weight: patient.weight }),
  compute({ months, years, weight }, { isInvalid }) {
    // An invalid entry such as -1 must not silently fall back to the next field.
    const isUsable = !Object.keys(inputs).some(isInvalid);
    const child = isUsable ? childFrom({ months, years, weight }) : null;
    if (!child) {
      return {
        ...noResult({}, 'Enter the age in months or years, or the weight.'),
        cautions: Object.values(lines).map(asNote),
      };
    }
    const { values, groups } = emergencyDoses(child);
    return {
      values: {
        weightKg: child.weight.amount,
        ...(child.ageMonths === undefined ? {} : { ageMonths: child.ageMonths }),
        ...values,
      },
      headline: { label: 'Weight', text: formatQuantity(child.weight) },
      band: bandOf(child),
      figures: [
        {
          label: 'Age',
          text: child.ageMonths === undefined ? '--' : ageText(child.ageMonths),
          note: child.from === 'weight' ? '(weight − 4) ÷ 0.5, in months' : 'as entered',
        },
        {
          label: 'Weight',
          text: formatQuantity(child.weight),
          note: child.from === 'weight' ? 'as entered' : '0.5 × months + 4',
        },
      ],
      groups,
      cautions: cautionsOf(child, weight),
    };
  },
  cautions: [],
  resetLabel: 'Reset Calculator',
  related: ['weight-loss-formulas'],
  references: [
    { text: 'Advanced Life Support Group. Advanced Paediatric Life Support (APLS), 6th ed.' },
    {
      text: 'Topjian AA et al. Pediatric Basic and Advanced Life Support: 2020 American Heart Association guidelines. Circulation 2020;142:S469-523.',
      doi: '10.1161/CIR.0000000000000901',
    },
    {
      text: 'Geduld H et al. Validation of weight estimation by age and length based methods in the Western Cape, South Africa population. Emerg Med J 2011;28:856-60.',
    },
    {
      text: 'Maitland K et al. Mortality after fluid bolus in African children with severe infection (FEAST). N Engl J Med 2011;364:2483-95.',
      doi: '10.1056/NEJMoa1101549',
    },
  ],
});

const next = [{ chart: 4 }, { drug: 1 }, { drug: 32 }, { drug: 15 }, { drug: 24 }, { drug: 8 }] as const;

function bandOf(child: Child): NonNullable<Outcome['band']> {
  if (child.from === 'weight') {
    return {
      title: 'Weight as entered',
      tone: 'neutral',
      advice: 'Doses follow this weight. Read the caution beside each figure.',
      next,
    };
  }
  return isBeyondFormula(child)
    ? {
        title: 'Weight formula not published over 12 months',
        tone: 'danger',
        advice: 'Weigh the child or use a length tape before any dose.',
        next,
      }
    : {
        title: 'Weight estimated from age',
        tone: 'caution',
        advice: 'An estimate: weigh the child as soon as you can.',
        next,
      };
}

function isBeyondFormula({ ageMonths = 0 }: Child): boolean {
  return ageMonths > publishedUpToMonths;
}

/** Returns the notes that qualify no displayed figure, and the cautions on the entry itself. */
function cautionsOf(child: Child, enteredWeight: number | undefined): readonly Caution[] {
  const isFromAge = child.from === 'age';
  return [
    ...(isFromAge && isBeyondFormula(child) ? [bothWeights(child)] : [asNote(lines.formula)]),
    asNote(lines.maximum),
    ...(isFromAge && enteredWeight !== undefined ? [weightNotUsed(enteredWeight)] : []),
  ];
}

/** Returns a caution with both figures if the weight tool and this tool contradict each other. */
function bothWeights({ weight, ageMonths = 0 }: Child): Caution {
  const other = otherFormula(ageMonths);
  const basis =
    ageMonths > otherUpToYears * 12
      ? `2 x (age + 4), itself published only up to ${otherUpToYears} years, gives`
      : '2 x (age + 4), as on the page Paediatric Weight Estimation, gives';
  return {
    level: 'danger',
    text: `${lines.formula.text} Here ${formatQuantity(weight)}; ${basis} ${formatQuantity(other)}.`,
    brief: `${formatQuantity(weight)} here; 2 x (age + 4) gives ${formatQuantity(other)}: weigh the child.`,
    source,
  };
}

function weightNotUsed(entered: number): Caution {
  return {
    level: 'danger',
    text: `The entered weight of ${formatQuantity(quantity(entered, 'kg'))} is not used: the age comes first. Clear the age to use the weight.`,
    brief: 'The entered weight is not used: clear the age to use it.',
    source: 'Order of the fields on this page',
  };
}

/** Returns an age as text: `6 months`, `5 years (60 months)`. */
function ageText(months: number): string {
  const inMonths = `${formatNumber(months)} months`;
  return months < 24 ? inMonths : `${formatNumber(months / 12)} years (${inMonths})`;
}
