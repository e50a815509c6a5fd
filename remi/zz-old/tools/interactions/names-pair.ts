import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';

/** Returns true if a text names two drugs, of which a misspelt one may be one. */
export function namesPair({ question }: Facts, library: Library): boolean {
  const drugs = drugsOf(question.mentions).length;
  return drugs > 0 && drugs + library.nearly(question).length > 1;
}
