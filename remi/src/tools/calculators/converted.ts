import { loadDefinition } from '@oryx/calculators';
import type { StatedConversion } from '../../read/conversion.ts';
import { type Calculation, calculationFrom } from './calculation.ts';
import type { Stated } from './stated.ts';

const id = 'units-converter';

/** Converts a value. Molar and mass units need the substance, which is missing while the text does not name it. */
export async function conversionOf(asked: StatedConversion, stated: Stated, now: Date): Promise<Calculation> {
  const definition = await loadDefinition(id);
  const isMolar = (unit: string) => /mol\/L$/.test(unit);
  const needsAnalyte = isMolar(asked.from) !== isMolar(asked.to) && asked.analyte === undefined;
  const row = { inputs: {}, ...(needsAnalyte ? { oneOf: ['analyte'] } : {}) };
  return calculationFrom(id, definition, { ...asked }, { row, stated, now });
}
