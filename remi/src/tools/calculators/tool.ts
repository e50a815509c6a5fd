import { inSlot } from '../../answer/slots.ts';
import type { Facts } from '../../facts.ts';
import { observations } from '../../read/patient.ts';
import { askedDrug } from '../doses/asked-drug.ts';
import { asksHandover } from '../handover/asks-handover.ts';
import { asksPermission } from '../safety/respond.ts';
import type { Tool } from '../tool.ts';
import { calculationsFor } from './calculations.ts';
import { calculatorsAsked } from './choose.ts';
import { conversionAsked } from './conversion.ts';
import { dripBlocks, dripRateFor } from './drip-rate.ts';
import { calculationBlocks } from './render.ts';
import { statedScore, statedScoreBlocks } from './stated-score.ts';

/** Works out the calculators that a text asks for. */
export const calculatorsTool: Tool = {
  kind: 'calculation',
  applies: (facts, library) =>
    !facts.isOfSeveral &&
    !facts.inherited.isPatientUnclear &&
    !asksHandover(facts.text, facts.patterns) &&
    (dripRateFor(facts.message) !== undefined ||
      conversionAsked(facts.message.text) !== undefined ||
      facts.inherited.slots.inputs !== undefined ||
      (!asksPermission(facts) &&
        !asksDoseOf(facts) &&
        (statedScore(facts, library) !== undefined ||
          calculatorsAsked(facts, library.calculators).length > 0))),
  async answer(facts, library) {
    const drip = dripRateFor(facts.message);
    if (drip) return dripBlocks(drip);
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
      !calculatorsAsked(facts, library.calculators).some(({ isNamed }) => isNamed);
    if (isDescribed && all.every(({ evaluation }) => evaluation === undefined)) return [];
    return inSlot(
      'figure',
      all.flatMap((each) =>
        calculationBlocks(each, facts.patient.notUnderstood).map((block) =>
          each.inputs ? { ...block, inputs: each.inputs } : block,
        ),
      ),
    );
  },
  lesson: (title) => `What goes into "${title}", and what would its result change?`,
};

/** A drug may be an input, as in `TIMI ... aspirin`. Only a word for a dose asks for its doses. */
const asksDoseOf = (facts: Facts): boolean =>
  (facts.question.sections.has('dose') || facts.question.sections.has('maximum')) &&
  askedDrug(facts) !== undefined;
