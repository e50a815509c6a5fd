import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { observations } from '../../read/patient.ts';
import { askedDrug } from '../doses/asked-drug.ts';
import { asksHandover } from '../handover/asks-handover.ts';
import { asksPermission, namesContraindication } from '../safety/respond.ts';
import type { Tool } from '../tool.ts';
import { calculatorsAsked } from './choose.ts';
import { conversionAsked } from './conversion.ts';
import { dripRateFor } from './drip-rate.ts';
import { statedScore } from './stated-score.ts';
import { states } from './states.ts';

/** Works out the calculators that a text asks for. */
export const calculatorsTool: Tool = {
  kind: 'calculation',
  applies: (facts, library) =>
    !facts.isOfSeveral &&
    !facts.inherited.isPatientUnclear &&
    !asksHandover(facts.text, facts.patterns) &&
    (dripRateFor(facts.message) !== undefined ||
      conversionAsked(facts.message) !== undefined ||
      facts.inherited.slots.inputs !== undefined ||
      (!asksPermission(facts) &&
        // A condition beside a drug, such as a long QT, asks for no tool without a value.
        (observations(facts.patient) > 0 || !namesContraindication(facts, library)) &&
        isAsked(facts, library))),
  async answer(facts, library) {
    const { calculatorBlocks } = await import('./respond.ts');
    return calculatorBlocks(facts, library);
  },
  lesson: (title) => `What goes into "${title}", and what would its result change?`,
};

/** Returns true if a text asks for a tool, or for the meaning of its result. */
function isAsked(facts: Facts, library: Library): boolean {
  const asked = calculatorsAsked(facts, library.calculators);
  const isOfDose = asked.some(
    ({ row: { dosesBy, inputs }, isNamed }) =>
      isNamed && dosesBy?.every((key) => inputs[key] !== undefined && states(inputs[key], facts)),
  );
  if (asksDoseOf(facts) && !isOfDose) return false;
  return statedScore(facts, library) !== undefined || asked.length > 0;
}

/** A drug may be an input, as in `TIMI ... aspirin`. Only a word for a dose asks for its doses. */
const asksDoseOf = (facts: Facts): boolean =>
  (facts.question.sections.has('dose') || facts.question.sections.has('maximum')) &&
  askedDrug(facts) !== undefined;
