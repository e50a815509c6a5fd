import type { Medication, Poison } from '@oryx/contract';
import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { readExposure } from '../../read/poisoning.ts';
import { chartFor } from '../chart/choice.ts';
import { askedDrug, asksDose, asksOtherSection, namesNewDrug } from '../doses/asked-drug.ts';
import { namesPurpose } from '../doses/chosen-doses.ts';
import { poisonsOf, takenDrugs } from './poisonings.ts';

/** Returns true if somebody was poisoned or an antidote is asked for, and not only the dose of one drug. */
export function asksAntidote(facts: Facts, library: Library): boolean {
  const exposure = readExposure(facts.text, library.patterns);
  const found = poisonsOf(facts, library);
  if (found.length === 0 && !exposure.asksAntidote && !exposure.isStated) return false;
  if (!exposure.asksAntidote && isOfOwnChart(facts, library)) return false;
  // Its signs tell which poison it is.
  if (!exposure.asksAntidote && found.length === 0 && pageOfChart(facts, library) === wetChart) return false;
  const taken = takenDrugs(facts, library);
  // The dose of an antidote is a matter of its own page.
  const asksOnlyDose =
    asksDose(facts, library) && drugsOf(facts.question.mentions).every(({ name }) => !taken.has(name));
  const drug = askedDrug(facts);
  const asksPage = drug !== undefined && !taken.has(drug.name) && asksOtherSection(facts.question.sections);
  if (found.length > 0) return forbids(found, facts, library) || (!asksOnlyDose && !asksPage);
  // Charcoal is for any poison, and none of those that need an antidote.
  const isAsked = (medication: Medication) =>
    facts.question.sections.has('dose') ||
    namesPurpose(medication, facts, library) ||
    medication.doses.every(({ topic }) => topic === 'Poisoning');
  if (asksOnlyDose && drug && namesNewDrug(facts) && isAsked(drug.medication)) return false;
  // A chart leads where no drug is named: breathing that stops in asthma is no poisoning.
  if (exposure.asksAntidote && (drug || !chartFor(facts, library))) return true;
  // Of what was taken in such an amount no dose is shown, even if no row knows it as a poison.
  const isTaken = drug && taken.has(drug.name) && !facts.question.sections.has('dose');
  return exposure.isStated && (isTaken || facts.patterns('unknown-overdose').test(facts.text));
}

/** Returns true if one of the poisons forbids a drug that is named, as iron does charcoal. */
function forbids(poisons: readonly Poison[], { question }: Facts, library: Library): boolean {
  const named = new Set(drugsOf(question.mentions).map(({ name }) => name));
  const forbidden = poisons.flatMap(({ never }) => library.drugsIn(never.join('. ')));
  return forbidden.some(({ name }) => named.has(name));
}

/** The chart for poisons that make the patient wet: small pupils, drooling, wheeze. */
const wetChart = 'algorithm/36';

const pageOfChart = (facts: Facts, library: Library): string =>
  `algorithm/${chartFor(facts, library)?.chart.id}`;

/** Charts of a bite, a sting, burns and anaphylaxis, which say when an antidote is needed. */
const ownCharts: readonly string[] = ['algorithm/34', 'algorithm/35', 'algorithm/38', 'algorithm/9'];

/** Returns true if one of these charts leads, and nothing else was taken. That of burns treats smoke. */
function isOfOwnChart(facts: Facts, library: Library): boolean {
  const isTreated = ({ id, chart }: Poison) => ownCharts.includes(chart) || id === 'carbon-monoxide';
  return ownCharts.includes(pageOfChart(facts, library)) && poisonsOf(facts, library).every(isTreated);
}
