import { formatNumber } from '@oryx/calculators';
import { frame, list } from '../../answer/blocks.ts';
import type { Block } from '../../remi.ts';
import type { DripRate } from './drip-rate.ts';

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
