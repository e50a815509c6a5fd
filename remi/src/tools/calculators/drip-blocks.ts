import { formatNumber } from '@oryx/calculators';
import { frame, list } from '../../answer/blocks.ts';
import type { Block } from '../../remi.ts';
import type { DripRate } from './drip-rate.ts';

/** Returns the rate of an infusion as a block. */
export function dripBlocks({ stated, mlPerHour, dropsPerMinute, missing }: DripRate): Block[] {
  const { volume, hours, dropsPerMl } = stated;
  const shown = (value: number | undefined, digits: number, unit: string) =>
    value ? [`${formatNumber(value, digits)} ${unit}`] : [];
  const figures = [...shown(dropsPerMinute, 0, 'drops/min'), ...shown(mlPerHour, 1, 'mL/h')];
  const read = [
    ...shown(volume, 1, 'mL'),
    ...shown(hours, 2, 'h').map((time) => `over ${time}`),
    ...shown(dropsPerMl, 1, 'drops/mL'),
  ];
  const lines = [
    `**Drip rate: ${figures.join(' = ') || 'not complete'}**`,
    list([
      `Read: ${read.join(', ')}`,
      ...(missing.length === 0 ? [] : [`Missing: ${missing.join('; ')}`]),
      'Volume ÷ hours = mL/h; mL/h × drops per mL ÷ 60 = drops/min. Check the giving set: sets differ in drops per mL.',
    ]),
  ];
  return [{ ...frame(lines.join('\n\n')), slot: 'figure' }];
}
