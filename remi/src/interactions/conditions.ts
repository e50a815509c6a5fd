import { tellingWords, words } from '@oryx/search';
import type { Drug } from '../drugs/names.ts';
import type { KnownPassage } from '../passages/passage.ts';

/** Words of contraindications that do not identify a condition. Allergies are matched by allergen. */
const general = new Set(
  words(
    `severe severely acute chronic known patient patients high low raised risk history within hour hours day days week weeks year years month months under over recent
    before after during first second third dose doses drug drugs treatment with without except other allergy allergies allergic label given give take takes taking use used
    adult child children newborn infant also only caution current evidence show more less most least any than then them pain line present start
    safe need needs normal large small early late high higher lower total each both same oral injection times blood pressure disease`,
  ),
);

/** Returns the first letters of a word, so that `pregnant` and `pregnancy` match. */
export const stem = (word: string) => (word.length > 6 ? word.slice(0, 6) : word);

/** Returns the contraindications that match a condition stated in a text. */
export function statedContraindications(
  text: string,
  drugs: readonly Drug[],
  passagesOf: (drug: Drug) => readonly KnownPassage[],
): KnownPassage[] {
  const named = new Set(drugs.flatMap(({ name }) => words(name)));
  const stated = new Set(
    tellingWords(words(text))
      .filter((word) => word.length > 2 && !general.has(word) && !named.has(word) && !/^\d/.test(word))
      .map(stem),
  );
  const isStated = (line: string) => words(line).some((word) => !general.has(word) && stated.has(stem(word)));
  return drugs.flatMap((drug) =>
    passagesOf(drug).flatMap((passage) => {
      if (passage.section !== 'contraindications') return [];
      const lines = passage.lines.filter(isStated);
      return lines.length === 0 ? [] : [{ ...passage, lines, text: lines.join('\n') }];
    }),
  );
}
