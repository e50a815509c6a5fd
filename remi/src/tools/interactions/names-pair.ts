import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { isContext } from '../doses/asked-drug.ts';

/** Returns true if a text names two drugs, of which a misspelt one may be one. */
export function namesPair(facts: Facts, library: Library): boolean {
  const { question } = facts;
  const drugs = drugsOf(question.mentions).length;
  return drugs > 0 && !isContext(facts, library) && drugs + library.nearly(question).length > 1;
}
