import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { asksSteps } from '../../read/asks-steps.ts';
import { observations } from '../../read/patient.ts';
import { readScheme } from '../../read/scheme.ts';
import { asksAntidote } from '../antidotes/asks-antidote.ts';
import { poisonsOf } from '../antidotes/poisonings.ts';
import {
  askedDrug,
  asksDose,
  asksDoseOfNew,
  endsWithDrug,
  namesNewDrug,
  namesNextDrug,
  newNames,
} from '../doses/asked-drug.ts';
import { isLater } from '../doses/later.ts';
import type { Tool } from '../tool.ts';
import { chartFor, disease, specific } from './choice.ts';
import { pathFor } from './path.ts';
import { pathBlocks } from './path-blocks.ts';

/** The charts for any poison, for a fitting child and for a fitting adult. */
const generalCharts: readonly number[] = [37, 20, 21];

/** Returns true if somebody asks what to do, or says how far the treatment has come, and a chart is known. */
function asksPath(facts: Facts, library: Library): boolean {
  const { question, counts, text, isOfSeveral } = facts;
  if (isOfSeveral) return false;
  const choice = chartFor(facts, library);
  if (!choice || ((endsWithDrug(facts) || asksDoseOfNew(facts)) && asksDose(facts, library))) return false;
  // The row of a poison says more than the chart for any poison, or for its fits.
  const isGeneral = generalCharts.includes(choice.chart.id);
  if (isGeneral && poisonsOf(facts, library).length > 0 && asksAntidote(facts, library)) return false;
  const isOnTheWay = choice.isPlaced || counts.doses !== undefined || counts.shocks !== undefined;
  const namesDrug = drugsOf(question.mentions).length > 0;
  const asksDrug = namesDrug && question.sections.size > 0;
  if (asksSteps(text, library.patterns)) return isOnTheWay || (!asksDrug && !hasNextDose(facts));
  // What was given has not helped, so that the next step is wanted.
  if (facts.said.has('not-better') && choice.weight >= disease && !namesNewDrug(facts))
    return (choice.isPlaced && counts.doses !== undefined) || !hasNextDose(facts);
  // What was given stands beside the story: croup that goes on after dexamethasone.
  const isHad = namesDrug && !asksDrug && !namesNewDrug(facts) && !hasNextDose(facts);
  if (isHad && observations(facts.patient) === 0 && choice.weight >= disease && !asksAntidote(facts, library))
    return true;
  // What was counted is no new drug: `valproate after 2 doses of benzodiazepine`.
  const isOfAnother = counts.doses === undefined || newNames(facts).size < drugsOf(question.mentions).length;
  const asksNextDose = isOfAnother && namesNextDrug(facts) && asksDose(facts, library);
  return choice.isPlaced && !asksNextDose;
}

/** Returns true if a drug has failed that has a further dose of its own, such as the 12 mg of adenosine after its 6 mg. */
function hasNextDose(facts: Facts): boolean {
  const drug = readScheme(facts.text, facts.patterns).asksLater ? askedDrug(facts) : undefined;
  return drug?.medication.doses.some(isLater) ?? false;
}

/**
 * Returns true if a text names an emergency and asks for nothing else: no score, no guideline, and no drug but those
 * that the patient takes.
 */
function describesEmergency(facts: Facts, library: Library): boolean {
  const { kinds } = facts.question;
  // The GCS of a story is a value.
  const asksScore = kinds.has('calculator') && observations(facts.patient) === 0;
  const asksElse = asksScore || kinds.has('guideline');
  if (facts.isOfSeveral || asksElse || namesNewDrug(facts)) return false;
  return (chartFor(facts, library)?.weight ?? 0) >= specific;
}

/** Gives the steps of a chart as this patient needs them. */
export const chartTool: Tool = {
  kind: 'path',
  applies: asksPath,
  answer(facts, library) {
    const path = pathFor(facts, library);
    return path ? pathBlocks(path, library) : [];
  },
};

/** The same for an emergency that is told without a question. */
export const emergencyTool: Tool = { ...chartTool, applies: describesEmergency };
