import type { Concentration, Dose, DoseAmount, DoseUnit, Maximum } from '@oryx/contract';
import type { Limit } from './dose-checks.ts';
import { dimensionOf, inBasicUnit } from './dose-size.ts';
import { weightsText } from './dose-weights.ts';

/** How much within what time, as it is stated to the reader. */
export interface StatedLimit extends Limit {
  /** What it holds for, such as `in 24 hours`. */
  readonly within: string;
}

const patients: Record<Dose['patient'], string> = {
  adult: 'Adult',
  child: 'Child',
  newborn: 'Newborn',
  any: 'Any age',
};

/** Units that take a plural; the others are symbols. */
const plurals: Partial<Record<DoseUnit, string>> = {
  microgram: 'micrograms',
  unit: 'units',
  vial: 'vials',
  puff: 'puffs',
};

/** How a drug is given, where the bare name of the route does not say it after an amount. */
const ways: Partial<Record<Dose['routes'][number], string>> = {
  oral: 'by mouth',
  sublingual: 'under the tongue',
  buccal: 'inside the cheek',
  intranasal: 'into the nose',
  nebulised: 'by nebuliser',
  rectal: 'into the rectum',
  nasogastric: 'by nasogastric tube',
  'tracheal tube': 'by tracheal tube',
  infiltration: 'by infiltration',
};

/** What a maximum holds for. One dose of several is named, so that it is not taken for all of them. */
const spans: Record<Exclude<Maximum['per'], 'dose'>, string> = {
  min: '/min',
  h: '/h',
  day: ' in a day',
  course: ' in all',
};

/** The doses of a drug in words, a line each. */
export function dosageText(doses: readonly Dose[], concentrations: readonly Concentration[]): string {
  return doses.map((dose) => lineOf(dose, concentrations)).join('\n');
}

/** The most that may be given, in words, or null when no limit is stated. */
export function maxDoseText(limits: readonly StatedLimit[]): string | null {
  if (limits.length === 0) return null;
  return limits
    .map(({ patient, kind, amount, unit, within }) => {
      const most = amountText({ kind, min: amount, max: amount, unit, time: null });
      return `${patients[patient]}: ${most} ${within}`;
    })
    .join('\n');
}

function lineOf(dose: Dose, concentrations: readonly Concentration[]): string {
  const { indication, amount, routes, over, repeat, note, basis } = dose;
  const size = [amountText(amount), volumeText(dose, concentrations), routesText(routes), over];
  const sentences = [
    `${whomText(dose)}, ${indication}: ${size.filter((part) => part !== null).join(' ')}${limitsText(dose)}`,
    repeat && `Repeat ${repeat}`,
    note,
  ]
    .filter((part) => part !== null)
    .map((part) => part.replace(/\.$/, ''));
  return `${sentences.join('. ')}.${basis === 'general' ? ' [Awaiting clinical review]' : ''}`;
}

/** Whom a dose is for, such as `Adult (60 to under 70 kg; under 75 years)`. */
function whomText({ patient, weights, who }: Dose): string {
  const which = [weightsText(weights), who].filter((part) => part !== null);
  return which.length === 0 ? patients[patient] : `${patients[patient]} (${which.join('; ')})`;
}

/** The least and the most of a dose, such as `, at least 0.1 mg and at most 0.5 mg a dose`. */
function limitsText({ minimum, maximum, repeat }: Dose): string {
  const parts: string[] = [];
  if (minimum) parts.push(`at least ${quantityText(minimum.amount, minimum.unit)}`);
  if (maximum) {
    const { amount, unit, per } = maximum;
    const span = per === 'dose' ? (repeat === null ? '' : ' a dose') : spans[per];
    parts.push(`at most ${quantityText(amount, unit)}${span}`);
  }
  return parts.length === 0 ? '' : `, ${parts.join(' and ')}`;
}

/** An amount such as `0.4-2 mg`, `10 micrograms/kg` or `2-10 micrograms/min`. */
function amountText({ kind, min, max, unit, time }: DoseAmount): string {
  const size = min === max ? quantityText(max, unit) : `${numberText(min)}-${quantityText(max, unit)}`;
  return `${size}${kind === 'perKg' ? '/kg' : ''}${time === null ? '' : `/${time}`}`;
}

/** How many mL of the concentration the dose is, such as `(10 mL of 1:10 000)`. */
function volumeText({ amount, concentration }: Dose, known: readonly Concentration[]): string | null {
  const drawn = known.find(({ key }) => key === concentration);
  if (!drawn) return null;
  if (dimensionOf(amount.unit) === 'volume') return `of ${drawn.label}`;
  if (amount.time !== null) return `(${drawn.label})`;
  const [unit = ''] = drawn.unit.split('/');
  const perMl = inBasicUnit(drawn.amount, unit as DoseUnit);
  const volumeOf = (size: number) => roundedVolume(inBasicUnit(size, amount.unit) / perMl);
  const volume = { ...amount, min: volumeOf(amount.min), max: volumeOf(amount.max), unit: 'mL' } as const;
  return `(${amountText(volume)} of ${drawn.label})`;
}

/** A volume that was worked out, in mL: three figures are more than any syringe shows. */
function roundedVolume(volume: number): number {
  return volume >= 100 ? Math.round(volume) : Number(volume.toPrecision(3));
}

function routesText(routes: Dose['routes']): string {
  const named = routes.map((route) => ways[route] ?? route);
  const last = named.at(-1);
  return named.length === 1 ? `${last}` : `${named.slice(0, -1).join(', ')} or ${last}`;
}

function quantityText(amount: number, unit: DoseUnit): string {
  return `${numberText(amount)} ${amount === 1 ? unit : (plurals[unit] ?? unit)}`;
}

/** A stated number to the last digit, a large one parted by spaces. */
function numberText(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, value >= 10_000 ? ' ' : '');
}
