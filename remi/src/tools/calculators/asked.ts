import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { observations } from '../../read/patient.ts';
import { askedDrug } from '../doses/asked-drug.ts';
import { asksPermission, namesContraindication } from '../safety/respond.ts';
import { calculatorsAsked } from './choose.ts';
import { calculatorsOf } from './rows.ts';
import { statedScore } from './stated-score.ts';
import { states } from './states.ts';

/** Fewest inputs beside the name of a tool that ask for the tool, whatever drug is among them. */
const fewest = 3;

/** Returns true if a text asks for a calculator, for the meaning of its result, or goes on with one. */
export function asksCalculator(facts: Facts, library: Library): boolean {
  if (facts.inherited.slots.inputs !== undefined) return true;
  if (asksPermission(facts)) return false;
  // A condition beside a drug, such as a long QT, asks for no tool without a value.
  if (observations(facts.patient) === 0 && namesContraindication(facts, library)) return false;
  const asked = calculatorsAsked(facts, calculatorsOf(library));
  const saysDose = facts.patterns('asks-dose').test(facts.message.text);
  const isOfDose = asked.some(
    ({ row: { dosesBy, inputs }, isNamed, stated }) =>
      isNamed &&
      // The oxygen of `NEWS sats 88 on o2 target 88-92` is an input.
      ((!saysDose && stated >= fewest) || dosesBy?.every((key) => states(inputs[key], facts))),
  );
  if (asksDoseOf(facts) && !isOfDose) return false;
  return statedScore(facts, library) !== undefined || asked.length > 0;
}

/** A drug may be an input, as in `TIMI ... aspirin`. Only a word for a dose asks for its doses. */
const asksDoseOf = (facts: Facts): boolean =>
  (facts.question.sections.has('dose') || facts.question.sections.has('maximum')) &&
  askedDrug(facts) !== undefined;
