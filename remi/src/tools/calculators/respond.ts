import { inSlot } from '../../answer/slots.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { observations } from '../../read/patient.ts';
import type { Block } from '../../remi.ts';
import { asksCalculator } from './asked.ts';
import { calculationsFor } from './calculations.ts';
import { calculatorsAsked } from './choose.ts';
import { conversionAsked } from './conversion.ts';
import { dripBlocks } from './drip-blocks.ts';
import { dripRateFor } from './drip-rate.ts';
import { mayAskSum } from './may-ask.ts';
import { calculationBlocks } from './render.ts';
import { calculatorsOf } from './rows.ts';
import { statedScoreBlocks } from './score-meaning.ts';
import { statedScore } from './stated-score.ts';

/** Returns the results of the calculators that a text asks for, or the meaning of a score that it states. */
export async function calculatorBlocks(facts: Facts, library: Library): Promise<readonly Block[]> {
  const isSum = mayAskSum(facts.message);
  const drip = isSum && dripRateFor(facts.message);
  const asks = asksCalculator(facts, library);
  // `parkland: how fast in the first 8 hours` orders no drip.
  if (drip && (drip.mlPerHour !== undefined || !asks)) return dripBlocks(drip);
  if (!(isSum && conversionAsked(facts.message)) && !asks) return [];
  const isInHand = facts.inherited.slots.inputs !== undefined;
  const score = isInHand ? undefined : statedScore(facts, library);
  const meaning = score ? await statedScoreBlocks(score, facts) : [];
  if (meaning.length > 0) return meaning;
  const all = await calculationsFor(facts, library);
  // The values of a described patient fill scores that nobody asked for.
  const isDescribed =
    !isInHand &&
    observations(facts.message.patient) >= 3 &&
    !facts.question.kinds.has('calculator') &&
    !calculatorsAsked(facts, calculatorsOf(library)).some(({ isNamed }) => isNamed);
  if (isDescribed && all.every(({ evaluation }) => evaluation === undefined)) return [];
  return inSlot(
    'figure',
    all.flatMap((each) =>
      calculationBlocks(each, facts.patient.notUnderstood).map((block) =>
        each.inputs ? { ...block, inputs: each.inputs } : block,
      ),
    ),
  );
}
