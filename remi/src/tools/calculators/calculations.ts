import { defined } from '../../defined.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { type Calculation, calculationOf } from './calculation.ts';
import { calculatorsAsked } from './choose.ts';
import { conversionAsked } from './conversion.ts';
import { conversionOf } from './converted.ts';
import { calculatorInHand } from './in-hand.ts';
import { calculatorsOf } from './rows.ts';

/** Returns the calculators that a text asks for, each worked out as far as its values are stated. */
export async function calculationsFor(
  facts: Facts,
  library: Library,
  now = new Date(),
): Promise<Calculation[]> {
  const calculators = calculatorsOf(library);
  const conversion = conversionAsked(facts.message);
  if (conversion) return [await conversionOf(conversion, facts, now)];
  const { inputs } = facts.inherited.slots;
  const inHand = inputs && calculatorInHand(facts.inherited.slots, calculators);
  if (inHand) {
    const { message, patient } = facts;
    // The words of the conversation before are in the inputs already.
    const stated = {
      patient: defined({ ...patient, avpu: message.patient.avpu }),
      findings: message.findings,
    };
    return [await calculationOf(inHand, stated, now, { inputs, message })];
  }
  const all = await Promise.all(
    calculatorsAsked(facts, calculators).map(({ row }) => calculationOf(row, facts, now)),
  );
  const filled = all.filter(({ read, unusable }) => read.length + unusable.length > 0);
  return filled.length > 0 ? filled : all;
}
