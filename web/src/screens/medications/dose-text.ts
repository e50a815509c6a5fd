import { formatNumber } from '@oryx/calculators';
import type { Dose, DoseAmount, DoseUnit, Maximum, Weights } from '@oryx/contract';
import type { Amounts } from './dose-for-weight.ts';

const noBreakSpace = '\u00a0';

/** Units that take a plural; the others are symbols. */
const plurals: Partial<Record<DoseUnit, string>> = {
  microgram: 'micrograms',
  unit: 'units',
  vial: 'vials',
  puff: 'puffs',
};

const patients: Record<Dose['patient'], string> = {
  adult: 'Adult',
  child: 'Child',
  newborn: 'Newborn',
  any: 'Any age',
};

/** Whom a dose is for and how it is given: `Child (under 20 kg; under 5 years), IV or IO`. */
export function doseLabel({ patient, who, weights, routes }: Dose): string {
  const which = [weightsText(weights), who].filter((part) => part !== null);
  const whom = which.length === 0 ? patients[patient] : `${patients[patient]} (${which.join('; ')})`;
  const last = routes.at(-1);
  if (last === undefined) return whom;
  return `${whom}, ${routes.length === 1 ? last : `${routes.slice(0, -1).join(', ')} or ${last}`}`;
}

/** The weights that a dose is for: `60 to under 70 kg`; null where any will do. */
function weightsText(weights: Weights | null): string | null {
  if (weights === null) return null;
  const { from, over, under, upTo } = weights;
  const low = from === null ? over !== null && `over ${over}` : `${from}`;
  const high = under === null ? upTo !== null && `${upTo}` : `under ${under}`;
  const kg = `${noBreakSpace}kg`;
  // "13 to 40 kg" includes both, but "over 10 to 50 kg" would be hard to read.
  if (low && high) return `${low}${from === null ? ', up' : ''} to ${high}${kg}`;
  if (low) return from === null ? `${low}${kg}` : `${low}${kg} or more`;
  return under === null ? `${high}${kg} or less` : `${high}${kg}`;
}

/** What a maximum holds for, after its amount. */
const spans: Record<Maximum['per'], string> = {
  dose: ' a dose',
  min: '/min',
  h: '/h',
  day: ' in a day',
  course: ' in all',
};

/** A maximum in words: `1 mg a dose`. */
export function maximumText({ amount, unit, per }: Maximum): string {
  return `${quantityText(amount, unit)}${spans[per]}`;
}

/** The dose as it is stated: `0.1–0.2 mg/kg over 10 min`. */
export function ruleText({ amount, over }: Dose): string {
  const perKg = amount.kind === 'perKg' ? '/kg' : '';
  const stated = rangeText({ low: amount.min, high: amount.max }, amount.unit, `${perKg}${perTime(amount)}`);
  return over === null ? stated : `${stated} ${over}`;
}

/** A worked dose in the unit it is stated in: `700 micrograms`. */
export function doseText(worked: Amounts, amount: DoseAmount): string {
  return rangeText(worked, amount.unit, perTime(amount));
}

/**
 * The same dose in the neighbouring unit of mass, because ampoules are labelled in mg and a decimal
 * point slips between the two; null where one unit is enough.
 */
export function otherUnitText({ low, high }: Amounts, amount: DoseAmount): string | null {
  const { unit } = amount;
  if (unit === 'microgram') {
    return rangeText({ low: low / 1000, high: high / 1000 }, 'mg', perTime(amount));
  }
  if (unit !== 'mg' || high >= 1) return null;
  return rangeText({ low: low * 1000, high: high * 1000 }, 'microgram', perTime(amount));
}

/** A rate a minute, stated an hour, as pumps are set: `4.2 mg/h`. Null for anything else. */
export function hourlyText({ low, high }: Amounts, { unit, time }: DoseAmount): string | null {
  if (time !== 'min') return null;
  const hourly = { low: low * 60, high: high * 60 };
  const isLarge = unit === 'microgram' && hourly.high >= 1000;
  return isLarge
    ? rangeText({ low: hourly.low / 1000, high: hourly.high / 1000 }, 'mg', '/h')
    : rangeText(hourly, unit, '/h');
}

/** A quantity such as a least dose: `0.1 mg`. */
export function quantityText(amount: number, unit: DoseUnit): string {
  return rangeText({ low: amount, high: amount }, unit, '');
}

/** What is drawn up, or run an hour: `0.7–1.4 mL`. */
export function volumeText({ low, high }: Amounts, { time }: DoseAmount): string {
  const [least, most] = [volumeNumber(low), volumeNumber(high)];
  const number = least === most ? most : `${least}–${most}`;
  return `${number}${noBreakSpace}mL${time === null ? '' : '/h'}`;
}

/** The smallest volume in mL that a syringe measures well. */
const smallestVolume = 0.1;

/** Whether some of what is to be drawn up is too little to measure. */
export function isHardToMeasure({ low }: Amounts): boolean {
  return low < smallestVolume;
}

const perTime = ({ time }: Pick<DoseAmount, 'time'>) => (time === null ? '' : `/${time}`);

function rangeText({ low, high }: Amounts, unit: DoseUnit, per: string): string {
  const [least, most] = [numberText(low), numberText(high)];
  const name = most === '1' && least === most ? unit : (plurals[unit] ?? unit);
  return `${least === most ? most : `${least}–${most}`}${noBreakSpace}${name}${per}`;
}

/** Three figures are more than any syringe shows; from 100 on, whole numbers. */
function numberText(value: number): string {
  const magnitude = value > 0 ? Math.floor(Math.log10(value)) : 0;
  return formatNumber(value, Math.min(9, Math.max(0, 2 - magnitude)));
}

function volumeNumber(value: number): string {
  if (value < 0.005) return 'under 0.01';
  return formatNumber(value, value >= 100 ? 0 : value >= 10 ? 1 : 2);
}
