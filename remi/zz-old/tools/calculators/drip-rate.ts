import { formatNumber } from '@oryx/calculators';
import { frame, list } from '../../answer/blocks.ts';
import type { Facts } from '../../facts.ts';
import { readDrip, type StatedDrip } from '../../read/drip.ts';
import type { Block } from '../../remi.ts';

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
  const mlPerHour = volume === undefined || hours === undefined ? undefined : volume / hours;
  return {
    stated,
    ...(mlPerHour === undefined ? {} : { mlPerHour }),
    ...(mlPerHour === undefined || dropsPerMl === undefined
      ? {}
      : { dropsPerMinute: (mlPerHour * dropsPerMl) / 60 }),
    missing: [
      ...(volume === undefined ? ['the volume'] : []),
      ...(hours === undefined ? ['the time it runs over'] : []),
      ...(dropsPerMl === undefined ? ['the drops per mL, printed on the giving set'] : []),
    ],
  };
}

/** Returns the rate of an infusion as a block. */
export function dripBlocks({ stated, mlPerHour, dropsPerMinute, missing }: DripRate): Block[] {
  const { volume, hours, dropsPerMl } = stated;
  const figures = [
    ...(dropsPerMinute === undefined ? [] : [`${formatNumber(dropsPerMinute, 0)} drops/min`]),
    ...(mlPerHour === undefined ? [] : [`${formatNumber(mlPerHour, 1)} mL/h`]),
  ];
  const read = [
    ...(volume === undefined ? [] : [`${formatNumber(volume, 1)} mL`]),
    ...(hours === undefined ? [] : [`over ${formatNumber(hours, 2)} h`]),
    ...(dropsPerMl === undefined ? [] : [`${formatNumber(dropsPerMl, 1)} drops/mL`]),
  ];
  const lines = [
    `**Drip rate: ${figures.length === 0 ? 'not complete' : figures.join(' = ')}**`,
    list([
      `Read: ${read.join(', ')}`,
      ...(missing.length === 0 ? [] : [`Missing: ${missing.join('; ')}`]),
      'Volume ÷ hours = mL/h; mL/h × drops per mL ÷ 60 = drops/min. Check the giving set: sets differ in drops per mL.',
    ]),
  ];
  return [{ ...frame(lines.join('\n\n')), slot: 'figure' }];
}
