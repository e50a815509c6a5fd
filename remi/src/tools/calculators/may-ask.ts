import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { tokensOf } from '../../read/tokens.ts';
import { states } from './states.ts';

/**
 * Returns true if a text may ask for a calculator: it names one, states what one is told by, or goes on with one. Their
 * code is loaded to tell for sure.
 */
export function mayAskCalculator(facts: Facts, { sources }: Library): boolean {
  const { findings, question, inherited } = facts;
  return (
    inherited.slots.inputs !== undefined ||
    question.mentions.some(({ entries }) => entries.some(({ type }) => type === 'calculator')) ||
    sources.knowledge.calculators.rows.some(
      ({ asked = [], weakNames, tellingInputs, inputs }) =>
        findings.occurrences([asked, weakNames].flat().join()).length > 0 ||
        (tellingInputs.length > 0 && tellingInputs.every((key) => states(inputs[key], facts))),
    )
  );
}

/** Returns true if a text may ask for the rate of a drip or a conversion. Their code is loaded to tell for sure. */
export function mayAskSum({ text, patterns }: Pick<Facts, 'text' | 'patterns'>): boolean {
  const units = patterns.forms('forms-units');
  const named = new Set(tokensOf(text).flatMap((token) => units.get(token.text) ?? []));
  return named.size > 1 || patterns('asks-drip').test(text);
}
