import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { type Calculation, calculationOf } from './calculation.ts';
import { calculatorsAsked } from './choose.ts';
import { conversionAsked, conversionOf } from './conversion.ts';

/** Returns the calculators that a text asks for, each worked out as far as its values are stated. */
export async function calculationsFor(
  facts: Facts,
  { calculators }: Pick<Library, 'calculators'>,
  now = new Date(),
): Promise<Calculation[]> {
  const conversion = conversionAsked(facts.message.text);
  if (conversion) return [await conversionOf(conversion, facts, now)];
  const all = await Promise.all(
    calculatorsAsked(facts, calculators).map(({ row }) => calculationOf(row, facts, now)),
  );
  const filled = all.filter(({ read, unusable }) => read.length + unusable.length > 0);
  return filled.length > 0 ? filled : all;
}
