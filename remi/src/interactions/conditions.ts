import { tellingWords, words } from '@oryx/content/search';
import type { Drug } from '../drugs/names.ts';
import type { KnownPassage } from '../passages/passage.ts';

/** Words of contraindications that name no condition; allergies are compared by what they are to. */
const general = new Set(
  words(
    `severe severely acute chronic known patient patients high low raised risk history within hour hours day days week weeks year years month months under over recent
    before after during first second third dose doses drug drugs treatment with without except other allergy allergies allergic label given give take takes taking use used
    adult child children newborn infant also only caution current evidence show more less most least any than then them pain line present start
    safe need needs normal large small early late high higher lower total each both same oral injection times blood pressure disease`,
  ),
);

/** Letters by which two forms of a word are one, such as `pregnant` and `pregnancy`. */
export const stem = (word: string) => (word.length > 6 ? word.slice(0, 6) : word);

/** The contraindications of drugs that speak of a condition which a text states. */
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
  return drugs.flatMap((drug) =>
    passagesOf(drug).flatMap((passage) => {
      if (passage.section !== 'contraindications') return [];
      const lines = passage.text
        .split('\n')
        .filter((line) => words(line).some((word) => !general.has(word) && stated.has(stem(word))));
      return lines.length === 0 ? [] : [{ ...passage, text: lines.join('\n') }];
    }),
  );
}
