import { words } from '@oryx/search';
import type { Mention } from '../drugs/names.ts';

/** Words before a drug that the patient has had, which is not asked for. */
const had = new Set(
  words(
    'on take takes taking took taken uses using after despite swallowed swallow drank drunk ate injected gave given got had received refused failed stopped stopping skipped missed defaulted overdose overdosed od neem',
  ),
);

/** Words behind a drug that the patient has had. */
const givenAfter = new Set(
  words(
    'given gegee dado dada administered addict addicted user dependent overdose overdosed od toxicity failed failing fails didnt didn doesnt hasnt ineffective not',
  ),
);

/** Words between those and the drug. Of a number, a unit or a person, such as `swallowed her granny's 20 mg tabs of`. */
const between = new Set(
  words(
    'a an the his her my some of chronic daily x tab tabs tablet tablets mg ml g granny grannys grandma grandmas gran mother mothers gogo gogos dad dads mom moms home own too much many two three one both already full dose doses',
  ),
);

const tells = (word: string) => !between.has(word) && !/^\d/.test(word);

/** Returns true if the patient has had a drug that a text names. */
export function isHad(all: readonly string[], { from, length }: Pick<Mention, 'from' | 'length'>): boolean {
  const before = all.slice(0, from).findLast(tells);
  const after = all.slice(from + length).find(tells);
  return had.has(before ?? '') || givenAfter.has(after ?? '');
}
