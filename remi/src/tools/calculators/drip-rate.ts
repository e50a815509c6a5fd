import { defined } from '../../defined.ts';
import type { Facts } from '../../facts.ts';
import { readDrip, type StatedDrip } from '../../read/drip.ts';

/** The rate of an infusion, as far as its order is stated. */
export interface DripRate {
  readonly stated: StatedDrip;
  readonly mlPerHour?: number;
  readonly dropsPerMinute?: number;
  /** What is missing, in words. */
  readonly missing: readonly string[];
}

/** Works out the rate of the infusion that a text orders: volume over time, times the drops in one mL. */
export function dripRateFor({ text, patterns }: Pick<Facts, 'text' | 'patterns'>): DripRate | undefined {
  const stated = readDrip(text, patterns);
  if (!stated) return undefined;
  const { volume, hours, dropsPerMl } = stated;
  const mlPerHour = volume && hours && volume / hours;
  return {
    stated,
    ...defined({ mlPerHour, dropsPerMinute: mlPerHour && dropsPerMl && (mlPerHour * dropsPerMl) / 60 }),
    missing: [
      volume ? '' : 'the volume',
      hours ? '' : 'the time it runs over',
      dropsPerMl ? '' : 'the drops per mL, printed on the giving set',
    ].filter(Boolean),
  };
}
