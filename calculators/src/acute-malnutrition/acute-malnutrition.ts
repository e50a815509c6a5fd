import { type BandTable, bandFor, fixedInBand, type NextPage } from '../kit/bands.ts';
import {
  type Caution,
  defineCalculator,
  type Figure,
  noResult,
  type Outcome,
  present,
} from '../kit/definition.ts';
import { formatNumber } from '../kit/format.ts';
import { choice, fact, number, optional } from '../kit/inputs.ts';
import { knownValues, monthsOf } from '../kit/patient.ts';
import { shortest, step, weightForLength } from './growth.ts';

const who = 'WHO and UNICEF 2009, as adapted by pro.uptodatefree.ir 60869; PMC9280657, table 1';
const standards = 'WHO child growth standards 2006 (WorldHealthOrganization/anthro)';

/** What a standing child measures less than lying, in cm. */
const standingLess = 0.7;
/** Longest length lying in cm for which the standards hold. */
const longest = 120.5;

const severeArm = 115;
const moderateArm = 125;

const wasting: BandTable = {
  title: 'Weight for length (z-score)',
  step: 0,
  bands: [
    { title: 'Severe wasting', tone: 'danger', advice: 'Severe acute malnutrition.' },
    { atLeast: -3, title: 'Moderate wasting', tone: 'caution', advice: 'Moderate acute malnutrition.' },
    { atLeast: -2, title: 'No wasting', tone: 'neutral', advice: 'Look at arm and feet as well.' },
  ],
};

const malnutritionPages: readonly NextPage[] = [{ chart: 50 }, { chart: 31 }];

type Band = NonNullable<Outcome['band']>;

const bands = {
  severe: {
    title: 'Severe acute malnutrition',
    tone: 'danger',
    advice:
      'No appetite, a danger sign, or swelling beyond the feet: admit. Otherwise therapeutic food at home. No drip except in shock.',
    next: malnutritionPages,
  },
  moderate: {
    title: 'Moderate acute malnutrition',
    tone: 'caution',
    advice: 'Supplementary food, look for tuberculosis and HIV, and see again soon.',
  },
  none: {
    title: 'No acute malnutrition',
    tone: 'normal',
    advice: 'Neither arm, weight for length nor feet show it.',
  },
  partly: {
    title: 'No sign so far',
    tone: 'neutral',
    advice: 'One of the two measures is missing. Each finds children whom the other misses.',
  },
} satisfies Record<string, Band>;

const impossible: Caution = {
  level: 'danger',
  text: 'A z-score beyond 5 is hardly possible: weigh and measure again.',
  brief: 'Beyond 5: measure again.',
  source: standards,
};

/** Returns the value of a list at a place between two of its entries. */
function between(list: readonly number[], place: number): number {
  const at = Math.min(Math.floor(place), list.length - 2);
  const [low = 0, high = 0] = [list[at], list[at + 1]];
  return low + (high - low) * (place - at);
}

/**
 * Returns the z-score of a weight for a length, as the WHO computes it: beyond 3 it goes on in steps of the last standard
 * deviation.
 *
 * @param length in cm, lying
 */
function zScore(weight: number, length: number, sex: 'female' | 'male'): number {
  const { power, medians, variations } = weightForLength[sex];
  const place = (length - shortest) / step;
  const median = between(medians, place) / 10_000;
  const variation = between(variations, place) / 100_000;
  const weightAt = (z: number) => median * (1 + power * variation * z) ** (1 / power);
  const z = ((weight / median) ** power - 1) / (variation * power);
  if (z > 3) return 3 + (weight - weightAt(3)) / (weightAt(3) - weightAt(2));
  if (z < -3) return -3 + (weight - weightAt(-3)) / (weightAt(-2) - weightAt(-3));
  return z;
}

/** Returns the z-score, or null if something that it needs is missing or out of range. */
function zOf(
  weight: number | undefined,
  measured: number | undefined,
  position: 'lying' | 'standing' | undefined,
  sex: 'female' | 'male',
): number | null {
  if (weight === undefined || measured === undefined || position === undefined) return null;
  const length = position === 'standing' ? measured + standingLess : measured;
  return length >= shortest && length <= longest ? zScore(weight, length, sex) : null;
}

const armFigure = (arm: number | undefined): Figure => ({
  label: 'Arm',
  text: arm === undefined ? '--' : `${formatNumber(arm)} mm`,
  note:
    arm === undefined
      ? 'not measured'
      : arm < severeArm
        ? 'under 115: severe'
        : arm < moderateArm
          ? '115 to under 125: moderate'
          : '125 or more',
});

/**
 * Acute malnutrition from 6 to 59 months by arm (MUAC), weight for length and oedema. Opened: the tables and the formula of
 * the WHO in WorldHealthOrganization/anthro at commit b776d8a1, the classification at pro.uptodatefree.ir 60869, table 1 of
 * PMC9280657 and table 2 at gh.bmj.com highwire 144003, which agree.
 */
export const acuteMalnutrition = defineCalculator({
  subtitle: '6 to 59 months: arm (MUAC), weight for length (WHO z-score), oedema',
  notFor: [
    { words: 'infants under 6 months', facts: { underYears: 0.5 } },
    { words: 'children of 5 years or more' },
  ],
  inputs: {
    age: number('Age', 'months', { min: 6, max: 59.9, step: 0.1 }),
    sex: choice('Sex', [
      ['female', 'Girl'],
      ['male', 'Boy'],
    ]),
    oedema: fact('Both feet swollen', { help: 'A pit stays after 3 seconds of pressure.' }),
    arm: optional(
      number('Mid-upper arm circumference', 'mm', { min: 60, max: 300, help: 'In mm: 11.5 cm is 115.' }),
    ),
    weight: optional(number('Weight', 'kg', { min: 1.5, max: 40, step: 0.01, measure: 'weight' })),
    length: optional(number('Length or height', 'cm', { min: 45, max: 121, step: 0.1 })),
    position: optional(
      choice(
        'Measured',
        [
          ['lying', 'Lying'],
          ['standing', 'Standing'],
        ],
        { help: 'Lying under 2 years, standing from 2 years.' },
      ),
    ),
  },
  fromPatient: (patient) => knownValues({ age: monthsOf(patient), sex: patient.sex, weight: patient.weight }),
  bands: wasting,
  compute({ sex, oedema, arm, weight, length, position }): Outcome {
    const z = zOf(weight, length, position, sex);
    if (z === null && arm === undefined && oedema === 'no')
      return noResult({}, 'Measure the arm, or weight and length.');
    const isSevere = oedema === 'yes' || (arm !== undefined && arm < severeArm) || (z !== null && z < -3);
    const isModerate = (arm !== undefined && arm < moderateArm) || (z !== null && z < -2);
    const band = isSevere
      ? bands.severe
      : isModerate
        ? bands.moderate
        : z !== null && arm !== undefined
          ? bands.none
          : bands.partly;
    return {
      values: present({ band: band.title, z, wasting: z === null ? null : bandFor(wasting, z).title }),
      headline: {
        label: 'Acute malnutrition',
        text: isSevere ? 'Severe' : isModerate ? 'Moderate' : 'No sign',
      },
      band,
      figures: [
        armFigure(arm),
        {
          label: 'Weight for length',
          text: z === null ? '--' : `z ${fixedInBand(wasting, z, 2).replace('-', '−')}`,
          note:
            z === null
              ? 'needs weight, length and how it was measured'
              : bandFor(wasting, z).title.toLowerCase(),
        },
        { label: 'Both feet swollen', text: oedema === 'yes' ? 'Yes: severe' : 'No' },
      ],
      cautions: z !== null && Math.abs(z) > 5 ? [impossible] : [],
    };
  },
  cautions: [
    {
      level: 'note',
      text: 'The worst of the three counts. Oedema alone is severe, whatever arm and weight say.',
      source: who,
    },
    {
      level: 'note',
      text: 'Swelling adds weight: with oedema the weight for length reads too well.',
      source: 'WorldHealthOrganization/anthro, which gives no z-score with oedema',
    },
  ],
  resetLabel: 'Reset',
  tables: [
    {
      title: 'Classes, 6 to 59 months',
      columns: ['', 'Moderate', 'Severe'],
      rows: [
        ['Arm', '115 to 124 mm', 'under 115 mm'],
        ['Weight for length', 'z −3 to −2', 'z under −3'],
        ['Both feet swollen', '--', 'always'],
      ],
      source: who,
    },
  ],
  references: [
    {
      text: 'WHO and UNICEF. WHO child growth standards and the identification of severe acute malnutrition in infants and children. Geneva, 2009.',
    },
    { text: 'WHO. WHO child growth standards: methods and development. Geneva, 2006.' },
  ],
});
