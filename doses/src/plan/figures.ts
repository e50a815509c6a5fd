import { formatNumber } from '@oryx/calculators';
import type { Dose, DoseAmount, DoseUnit } from '@oryx/contract';
import { isMore } from '../units.ts';
import { drawn } from '../volumes.ts';
import { amountText, unitName } from '../wording.ts';
import type { Amounts, WorkedDose } from '../work-out.ts';

export const noBreakSpace = '\u00a0';

/** Returns the dose as stated, such as `0.1–0.2 mg/kg`. */
export const ruleText = ({ amount }: Dose): string => amountText(amount, noBreakSpace);

/** Returns a calculated dose in its stated unit, such as `700 micrograms` or `3.5–35 micrograms/min`. */
export const doseText = (worked: Amounts, { unit, time }: DoseAmount): string =>
  rangeText(worked, unit, time === null ? '' : `/${time}`);

/**
 * Returns a dose in the neighbouring unit of mass, because ampoules are labelled in mg and conversions invite
 * decimal errors. Null if one unit is enough, and for a rate, which is set in mL/h.
 */
export function otherUnitText({ low, high }: Amounts, { unit, time }: DoseAmount): string | null {
  if (time !== null) return null;
  if (unit === 'microgram') return rangeText({ low: low / 1000, high: high / 1000 }, 'mg');
  if (unit !== 'mg' || high >= 1) return null;
  return rangeText({ low: low * 1000, high: high * 1000 }, 'microgram');
}

function rangeText({ low, high }: Amounts, unit: DoseUnit, per = ''): string {
  const [least, most] = [numberText(low), numberText(high)];
  const name = unitName(unit, most === '1' && least === most);
  return `${least === most ? most : `${least}–${most}`}${noBreakSpace}${name}${per}`;
}

/**
 * Formats with three significant figures, which is more than any syringe shows, and whole numbers from 100
 * on.
 */
export function numberText(value: number): string {
  const magnitude = value > 0 ? Math.floor(Math.log10(value)) : 0;
  return formatNumber(value, Math.min(9, Math.max(0, 2 - magnitude)));
}

/** A volume as it is drawn up or set on a pump. */
export interface ShownVolume {
  /** In mL or mL/h, rounded. */
  readonly low: number;
  readonly high: number;
  /** The size in mL of the syringe that shows steps of 0.01 mL, or null for a volume of 1 mL or more. */
  readonly fineSyringe: number | null;
  /** The part by which the rounding changes the dose, of the end that it changes most. */
  readonly error: number;
}

/** Rounds a calculated volume to what a syringe or a pump shows, and never past the maximum of the dose. */
export function shownVolume(worked: WorkedDose, { low, high }: Amounts): ShownVolume {
  const most = worked.amount.high > 0 ? (high * worked.most) / worked.amount.high : high;
  const [least, largest] = [drawn(low, most), drawn(high, most)];
  const isFine = isMore(1, largest.volume);
  return {
    low: least.volume,
    high: largest.volume,
    fineSyringe: isFine ? largest.syringe : null,
    error: Math.abs(least.error) > Math.abs(largest.error) ? least.error : largest.error,
  };
}

/** Returns a rounded volume, such as `1.2 mL`, or `7 mL/h` for an infusion. */
export const volumeText = (volume: number, { time }: DoseAmount): string =>
  `${formatNumber(volume, 2)}${noBreakSpace}mL${time === null ? '' : '/h'}`;

/** Returns the drops per minute, such as `12` or `under 1`. */
export const dropsText = (perMinute: number): string => {
  const drops = Math.round(perMinute);
  return drops === 0 ? 'under 1' : String(drops);
};

/** Returns a text in which no figure is parted from its unit at the end of a line. */
export const unbroken = (text: string): string =>
  text.replace(
    /(\d) (?=(?:k?g|mg|micrograms?|mL|L|mmol|units?|puffs?|vials?|tablets?|h|min|years?|months?)\b)/g,
    `$1${noBreakSpace}`,
  );

/** Returns a text with its first letter as a capital. */
export const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
