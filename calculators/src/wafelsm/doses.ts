import type { Caution, Figure, FigureGroup, ResultValue } from '../kit/definition.ts';
import { formatFixed, formatNumber, formatQuantity, formatRange, round } from '../kit/format.ts';
import { type Quantity, quantity, range, rangeTimes, times, volumeOf } from '../kit/quantities.ts';
import { ageByOtherFormula, type Child, otherUpToYears, publishedUpToMonths } from './child.ts';

export const source =
  'APLS; PALS 2020, doi:10.1161/CIR.0000000000000901; Geduld 2011 EMJ 28:856-60; FEAST: Maitland 2011, doi:10.1056/NEJMoa1101549';

/** The cautions of the tool. Each is shown beside its figure if it applies, otherwise as a note. */
export const lines = {
  formula: danger(
    'This weight formula is published only for babies up to 12 months. Above one year it gives about double the real weight: weigh the child, use a length tape, or use 2 x (age + 4).',
  ),
  maximum: danger('Do not exceed adult maximum doses (adrenaline 1 mg, naloxone 2 mg).'),
  tube: danger('Tube formulas start at 2 years: under 1 year use cuffed 3.0 or uncuffed 3.5.'),
  fluid: danger(
    'In febrile African children without severe hypotension, boluses increased deaths (FEAST); reassess after each 10 mL/kg.',
  ),
};

const adrenalineMaximum = quantity(1, 'mg');
const naloxoneMaximum = quantity(2, 'mg');
const smallVolumeMl = 0.1;
const tubesStartAtMonths = 24;
const halfMorphineUnderMonths = 6;

interface Part {
  readonly values: Readonly<Record<string, ResultValue>>;
  readonly group: FigureGroup;
}

/** Returns the figures of a paediatric emergency for a child, in the order of the specification. */
export function emergencyDoses(child: Child): {
  readonly values: Readonly<Record<string, ResultValue>>;
  readonly groups: readonly FigureGroup[];
} {
  const parts = [adrenaline, fluid, tube, defibrillation, sugar, morphine, naloxone, bicarbonate].map(
    (part) => part(child),
  );
  return {
    values: Object.assign({}, ...parts.map(({ values }) => values)),
    groups: parts.map(({ group }) => group),
  };
}

function adrenaline({ weight }: Child): Part {
  const rate = quantity(0.01, 'mg per kg');
  const dose = times<'mg', 'kg'>(rate, weight);
  const oneInTenThousand = quantity(0.1, 'mg per mL');
  const volume = volumeOf<'mg'>(dose, oneInTenThousand);
  return {
    values: { adrenalineMg: dose.amount, adrenalineMlOf1in10000: volume.amount },
    group: {
      title: 'Adrenaline',
      figures: [
        rounded('Dose', dose, 2, `${formatQuantity(rate, 2)}, at most ${formatQuantity(adrenalineMaximum)}`),
        rounded('Volume of 1:10,000', volume, 1, `at ${formatQuantity(oneInTenThousand)}`),
      ],
      notes: ['For cardiac arrest, into a vein or bone. Anaphylaxis needs 1:1000 into the muscle.'],
      cautions: [
        ...(round(volume.amount, 6) < smallVolumeMl
          ? [danger(`Verify small volume: ${formatQuantity(volume, 3)} before rounding.`)]
          : []),
        ...aboveMaximum(dose, adrenalineMaximum),
      ],
    },
  };
}

function fluid({ weight }: Child): Part {
  const rates = range(10, 20, 'mL per kg');
  const volume = rangeTimes<'mL', 'kg'>(rates, weight);
  return {
    values: { fluidMl: [volume.min.amount, volume.max.amount] },
    group: {
      title: 'Fluid',
      figures: [{ label: 'Bolus', text: formatRange(volume), note: formatRange(rates) }],
      cautions: [lines.fluid],
    },
  };
}

function tube(child: Child): Part {
  const { ageMonths } = child;
  const size = (add: number) => (ageMonths === undefined ? undefined : ageMonths / 12 / 4 + add);
  const uncuffed = size(4);
  const cuffed = size(3.5);
  const figure = (label: string, value: number | undefined, formula: string): Figure => ({
    label,
    text: value === undefined ? '--' : `${formatFixed(value, 1)}\u00a0mm`,
    note: formula,
  });
  return {
    values:
      uncuffed === undefined || cuffed === undefined ? {} : { tubeUncuffed: uncuffed, tubeCuffed: cuffed },
    group: {
      title: 'Tracheal tube',
      figures: [figure('Uncuffed', uncuffed, 'age ÷ 4 + 4'), figure('Cuffed', cuffed, 'age ÷ 4 + 3.5')],
      notes: ['Take the nearest 0.5 mm, with one size smaller and one larger ready.'],
      cautions: tubeCautions(child),
    },
  };
}

function tubeCautions({ ageMonths, from, weight }: Child): readonly Caution[] {
  const isBelowFormula = ageMonths === undefined || ageMonths < tubesStartAtMonths;
  const isDerivedTooYoung = from === 'weight' && ageMonths !== undefined && ageMonths > publishedUpToMonths;
  return [
    ...(isDerivedTooYoung ? [derivedAge(ageMonths, weight)] : []),
    isBelowFormula
      ? danger(`${lines.tube.text} From 1 to 2 years: cuffed 3.5 or uncuffed 4.0.`)
      : asNote(lines.tube),
  ];
}

/** Returns a caution on a derived age above one year, which is wrong, and so is the tube size. */
function derivedAge(ageMonths: number, weight: Quantity<'kg'>): Caution {
  const here = `${formatNumber(ageMonths / 12)} years here`;
  const other = ageByOtherFormula(weight);
  return danger(
    other > otherUpToYears
      ? `This age is worked out from the weight by a formula for babies: ${here}. No formula gives an age from ${formatQuantity(weight)}: take the tube by the real age.`
      : `This age is worked out from the weight by a formula for babies and is too low: ${here}, about ${formatNumber(other)} years by 2 x (age + 4). The tube comes out too small: use the child's real age.`,
  );
}

function defibrillation({ weight }: Child): Part {
  const rates = range(2, 4, 'J per kg');
  const energy = rangeTimes<'J', 'kg'>(rates, weight);
  return {
    values: { defibrillationJ: [energy.min.amount, energy.max.amount] },
    group: {
      title: 'Defibrillation',
      figures: [{ label: 'Energy', text: formatRange(energy), note: formatRange(rates) }],
      notes: ['Never above the adult maximum of the defibrillator.'],
    },
  };
}

function sugar({ weight }: Child): Part {
  const rate = quantity(1, 'mL per kg');
  const half = times<'mL', 'kg'>(rate, weight);
  // One part in four dilutes 50% to 12.5%.
  const diluted = times<'mL', 'kg'>(quantity(4, 'mL per kg'), weight);
  return {
    values: { sugarMlOf50Percent: half.amount },
    group: {
      title: 'Sugar',
      figures: [
        { label: 'Volume of 50%', text: formatQuantity(half), note: formatQuantity(rate) },
        { label: 'Diluted to 12.5%', text: formatQuantity(diluted), note: 'the whole volume to give' },
      ],
      notes: ['One part of 50% made up to four parts is 12.5%.'],
    },
  };
}

function morphine({ weight, ageMonths }: Child): Part {
  const rate = quantity(0.1, 'mg per kg');
  const dose = times<'mg', 'kg'>(rate, weight);
  const half = times<'mg', 'kg'>(quantity(0.05, 'mg per kg'), weight);
  const isYoung = ageMonths === undefined || ageMonths < halfMorphineUnderMonths;
  return {
    values: { morphineMg: dose.amount },
    group: {
      title: 'Morphine',
      figures: [rounded('Dose', dose, 2, formatQuantity(rate))],
      cautions: isYoung
        ? [
            {
              level: 'danger',
              text: `Under 6 months give half: ${formatQuantity(half, 3)} (0.05 mg/kg).`,
              source: "BC Children's, CHEO, IWK dose lists",
            },
          ]
        : [],
    },
  };
}

function naloxone({ weight }: Child): Part {
  const rate = quantity(0.1, 'mg per kg');
  const dose = times<'mg', 'kg'>(rate, weight);
  return {
    values: { naloxoneMg: dose.amount },
    group: {
      title: 'Naloxone',
      figures: [
        rounded('Dose', dose, 2, `${formatQuantity(rate)}, at most ${formatQuantity(naloxoneMaximum)}`),
      ],
      cautions: aboveMaximum(dose, naloxoneMaximum),
    },
  };
}

function bicarbonate({ weight }: Child): Part {
  const rate = quantity(2, 'mL per kg');
  const volume = times<'mL', 'kg'>(rate, weight);
  return {
    values: { bicarbonateMlOf4Percent: volume.amount },
    group: {
      title: 'Sodium bicarbonate',
      figures: [{ label: 'Volume of 4%', text: formatQuantity(volume), note: formatQuantity(rate) }],
    },
  };
}

/**
 * Returns a figure that states the unrounded value, because rounding can change a newborn's dose by a tenth.
 */
function rounded(label: string, value: Quantity, decimals: number, basis: string): Figure {
  const text = formatQuantity(value, decimals);
  const exact = formatQuantity(value, 4);
  return { label, text, note: text === exact ? basis : `${basis}; exactly ${exact}` };
}

/** Returns a caution if a dose exceeds the adult maximum. */
function aboveMaximum(dose: Quantity<'mg'>, maximum: Quantity<'mg'>): readonly Caution[] {
  if (dose.amount <= maximum.amount) return [];
  return [
    danger(
      `${lines.maximum.text} ${formatQuantity(dose, 2)} is above it: give at most ${formatQuantity(maximum)}.`,
    ),
  ];
}

function danger(text: string): Caution {
  return { level: 'danger', text, source };
}

/** Returns the caution as a note if it qualifies no figure of this child. */
export function asNote({ text }: Caution): Caution {
  return { level: 'note', text, source };
}
