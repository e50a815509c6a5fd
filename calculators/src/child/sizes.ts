import type { Figure, Reference } from '../kit/definition.ts';
import { formatFixed, formatNumber } from '../kit/format.ts';

/** The sources of the sizes, each read as an excerpt. */
export const childSizeSources = {
  tubes:
    'Tracheal tubes: age/4 + 4 and age/4 + 3.5 (Emergency Medicine Kenya); under 2 years as on the page WAFELSM (PALS 2020).',
  depth:
    'Depth at the lips: age/2 + 12 (Princess Margaret Hospital for Children, Perth); newborn 6 + weight, infant 3 times the tube (University of Iowa, Pediatrics student handbook).',
  blade: 'Blades: Princess Margaret Hospital for Children, Perth, airway equipment, laryngoscope.',
  suction:
    'Suction catheter: at most twice the tube in French (Russell and Matta, Tracheostomy, a multi-professional handbook).',
  mask: 'Laryngeal masks by weight: e-SAFE Anaesthesia, classic laryngeal mask airway, table 1.',
  pressure:
    'Lowest systolic pressure: PALS, as compared by Hagedoorn 2019, doi:10.1186/s13054-019-2653-9, and in J Trauma Acute Care Surg 2019;86:448, doi:10.1097/TA.0000000000002139.',
} as const satisfies Readonly<Record<string, Reference['text']>>;

/** A size that exists, or the sizes to choose from, with its basis. */
export type ChildSize = Figure & { readonly source: keyof typeof childSizeSources };

/** What the sizes depend on. An unknown fact is undefined. */
export interface SizedChild {
  readonly months: number | undefined;
  /** In kg. */
  readonly weight: number | undefined;
}

const newbornUpToMonths = 28 / (365.25 / 12);
const infantUnderMonths = 12;
const formulaFromMonths = 24;

/** Tubes are made in steps of half a millimetre. */
const tubeStep = 0.5;

/** Suction catheters that are made, in French. */
const catheters = [5, 6, 8, 10, 12, 14] as const;

/**
 * Laryngeal masks by weight in kg, each up to and including its weight. The classic mask and its copies use
 * these numbers; other masks have their own.
 */
const masks = [
  [5, '1'],
  [10, '1.5'],
  [20, '2'],
  [30, '2.5'],
  [50, '3'],
  [70, '4'],
] as const;

/**
 * Returns the airway sizes of a child that can be taken from a shelf, and the lowest systolic pressure. What
 * needs an age or a weight that is unknown is left out.
 */
export function childSizes({ months, weight }: SizedChild): readonly ChildSize[] {
  return [
    ...(months === undefined ? [] : airwaySizes(months, weight)),
    ...(weight === undefined ? [] : maskSize(weight)),
    ...(months === undefined ? [] : [lowestSystolic(months)]),
  ];
}

interface Tubes {
  readonly cuffed: readonly number[];
  readonly uncuffed: readonly number[];
  readonly basis: string;
}

function airwaySizes(months: number, weight: number | undefined): readonly ChildSize[] {
  const tubes = tubesFor(months);
  const all = [...tubes.cuffed, ...tubes.uncuffed];
  const [smallest, largest] = [Math.min(...all), Math.max(...all)];
  return [
    { label: 'Tracheal tube, cuffed', text: inMm(tubes.cuffed), note: tubes.basis, source: 'tubes' },
    { label: 'Tracheal tube, uncuffed', text: inMm(tubes.uncuffed), note: tubes.basis, source: 'tubes' },
    {
      label: 'Have ready',
      text: inMm([Math.max(smallest - tubeStep, 2.5), largest + tubeStep]),
      note: 'half a size smaller and larger',
      source: 'tubes',
    },
    depth(months, weight, tubes),
    { label: 'Laryngoscope blade', ...blade(months), source: 'blade' },
    suction(tubes),
  ];
}

/** Returns the tubes for an age. Halfway between two sizes both are named, the smaller first. */
function tubesFor(months: number): Tubes {
  if (months <= newbornUpToMonths)
    return { cuffed: [3], uncuffed: [3, 3.5], basis: 'newborn at term; preterm 2.5 to 3.0' };
  if (months < infantUnderMonths) return { cuffed: [3], uncuffed: [3.5], basis: 'under 1 year' };
  if (months < formulaFromMonths) return { cuffed: [3.5], uncuffed: [4], basis: '1 to 2 years' };
  const byAge = (add: number) => nearestTubes(months / 12 / 4 + add);
  return { cuffed: byAge(3.5), uncuffed: byAge(4), basis: 'by age' };
}

/** Returns the sizes that exist next to a calculated diameter in mm: one, or two that are equally near. */
function nearestTubes(diameter: number): readonly number[] {
  const steps = diameter / tubeStep;
  const below = Math.floor(steps + 1e-9);
  const part = steps - below;
  if (Math.abs(part - 0.5) < 1e-9) return [below * tubeStep, (below + 1) * tubeStep];
  return [(part < 0.5 ? below : below + 1) * tubeStep];
}

function depth(months: number, weight: number | undefined, { uncuffed }: Tubes): ChildSize {
  const label = 'Tube depth at the lips';
  const inCm = (size: number) => `${formatNumber(Math.round(size * 2) / 2)}\u00a0cm`;
  if (months <= newbornUpToMonths) {
    return weight === undefined
      ? { label, text: inCm(9.5), note: 'newborn at term', source: 'depth' }
      : { label, text: inCm(weight + 6), note: 'weight + 6', source: 'depth' };
  }
  if (months < infantUnderMonths)
    return { label, text: inCm(3 * (uncuffed[0] ?? 0)), note: '3 × the uncuffed tube', source: 'depth' };
  return { label, text: inCm(months / 12 / 2 + 12), note: 'age ÷ 2 + 12', source: 'depth' };
}

function blade(months: number): Pick<Figure, 'text' | 'note'> {
  if (months <= newbornUpToMonths) return { text: 'straight 1', note: 'preterm straight 0' };
  if (months < infantUnderMonths) return { text: 'straight 1' };
  return months < 6 * 12 ? { text: 'curved 1 or 2' } : { text: 'curved 2 or 3' };
}

/** Returns the largest catheter that is at most twice the tube, for the smallest and the largest tube. */
function suction({ cuffed, uncuffed }: Tubes): ChildSize {
  const tubes = [...cuffed, ...uncuffed];
  const largestFor = (tube: number) => catheters.findLast((size) => size <= 2 * tube) ?? catheters[0];
  const sizes = [...new Set([largestFor(Math.min(...tubes)), largestFor(Math.max(...tubes))])];
  return {
    label: 'Suction catheter',
    text: `${sizes.join(' or ')}\u00a0Fr`,
    note: 'at most 2 × the tube',
    source: 'suction',
  };
}

function maskSize(weight: number): readonly ChildSize[] {
  const size = masks.find(([upTo]) => weight <= upTo)?.[1];
  if (size === undefined) return [];
  return [{ label: 'Laryngeal mask (LMA)', text: `size ${size}`, note: 'by weight', source: 'mask' }];
}

/** Returns the systolic pressure below which PALS calls the pressure low. */
function lowestSystolic(months: number): ChildSize {
  const [lowest, note] = lowestSystolicOf(months);
  return { label: 'Lowest systolic pressure', text: `${lowest}\u00a0mmHg`, note, source: 'pressure' };
}

function lowestSystolicOf(months: number): readonly [lowest: number, note: string] {
  if (months <= newbornUpToMonths) return [60, 'newborn at term'];
  if (months < infantUnderMonths) return [70, '1 to 12 months'];
  if (months > 10 * 12) return [90, 'over 10 years'];
  // Rounded up, so that a pressure just below is not taken for normal.
  return [Math.ceil(70 + (2 * months) / 12 - 1e-9), '70 + 2 × age'];
}

const inMm = (sizes: readonly number[]) =>
  `${sizes.map((size) => formatFixed(size, 1)).join(' or ')}\u00a0mm`;
