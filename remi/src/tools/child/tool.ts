import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { askedValues } from '../../read/child-sizes.ts';
import type { Tool } from '../tool.ts';
import { childOf } from './known-child.ts';

/** Above this age in days the tables of children hold nothing. */
const childUntil = 13 * 365.25;

function isOfChild(facts: Facts, library: Library): boolean {
  const { age, weight, groups } = childOf(facts, library);
  if (age !== undefined) return age < childUntil;
  if (facts.question.groups.has('adult')) return false;
  return groups.length > 0 || facts.question.groups.has('child') || (weight !== undefined && weight < 40);
}

/** Gives the sizes, energies and normal values of a child from the paediatric tables. */
export const childTool: Tool = {
  kind: 'child',
  applies: (facts, library) =>
    !facts.isOfSeveral &&
    !facts.said.has('no-pulse') &&
    askedValues(facts.text, library.patterns).length > 0 &&
    drugsOf(facts.question.mentions).length === 0 &&
    isOfChild(facts, library),
  async answer(facts, library) {
    const { childBlocks } = await import('./respond.ts');
    return childBlocks(facts, library);
  },
};
