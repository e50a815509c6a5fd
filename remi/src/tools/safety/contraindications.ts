import type { Condition } from '@oryx/contract';
import { Mentions, tellingWords, words } from '@oryx/search';
import type { Drug } from '../../drugs/names.ts';
import type { Library } from '../../library.ts';
import type { KnownPassage } from '../../passages/passage.ts';
import { type Patient, spansOf } from '../../read/patient.ts';
import { saysBorn } from '../../read/person.ts';
import type { FoundSign } from '../danger/danger-signs.ts';

/** Lines about allergies are matched by the allergen, and warned of apart. */
export const speaksOfAllergy = /allerg|anaphyla|hypersens|reaction/i;

/** A line that says what is no contraindication, such as "None in proven low glucose". */
const rulesNothingOut = /^none\b|\bnone (?:of these )?is\b/i;

/** A line about the time before the birth, which is over once the baby is born. */
const beforeBirth = /^before the baby is born/i;

/** A heart attack in which the right ventricle may fail. */
const isOfRightHeart = /\b(?:inferio\w+|right|rv|v4r)\b/i;

/** Returns the first letters of a word, so that `pregnant` and `pregnancy` match. */
export const stem = (word: string) => (word.length > 6 ? word.slice(0, 6) : word);

/** Returns the sentences of a paragraph of a page. */
export const sentencesIn = (paragraph: string): string[] => paragraph.split(/(?<=[.)])\s+(?=\p{Lu})/u);

/** What a text says about a patient, as far as it may rule out a drug. */
export interface Stated {
  readonly text: string;
  readonly patient: Patient;
  /** What the values of the patient mean. */
  readonly signs: readonly FoundSign[];
}

/**
 * Returns a function for the contraindications of a drug that match what a text states. A contraindication matches by
 * a word, by another word for the same condition, or by the meaning of a value. Limits in numbers are rows of the
 * content. The text is read once for all drugs.
 */
export function statedContraindications(
  { text, patient, signs }: Stated,
  library: Pick<Library, 'passagesOfDrug' | 'conceptsIn' | 'patterns'>,
  held: readonly Condition[],
): (drug: Drug) => KnownPassage[] {
  const general = library.patterns.words('words-no-condition');
  // What is said beside a value is its name. What the value means is compared in numbers.
  const told = spansOf(patient).reduce(
    (rest, { at, end }) => `${rest.slice(0, at)}${' '.repeat(end - at)}${rest.slice(end)}`,
    text,
  );
  const said = tellingWords([told, ...library.conceptsIn(told).flat()].flatMap(words)).filter(
    (word) => word.length > 2 && !general.has(word) && !/^\d/.test(word),
  );
  const meanings = new Mentions(signs.flatMap(({ row }) => row.means).map((meaning) => [meaning]));
  // Only the kidneys are known by a value as well. Other words for them are those of the page.
  const named = held.flatMap(({ name, said: phrases, section }) =>
    [name, ...phrases].filter((phrase) => phrase.includes(' ') && (section || isIn(phrase, text))),
  );
  const isBorn = saysBorn(text, library.patterns);
  return (drug) => {
    const purposes = [...purposesOf(drug)];
    // A heart attack is what a nitrate for an acute coronary syndrome treats, unless it reaches the right side.
    const treated = isOfRightHeart.test(text) ? [] : library.conceptsIn(purposes.join('. ')).flat();
    const purposeStems = new Set([drug.name, ...purposes, ...treated].flatMap(words).map(stem));
    const stated = new Set(said.map(stem).filter((word) => !purposeStems.has(word)));
    const isStated = (line: string) =>
      words(line).some((word) => !general.has(word) && stated.has(stem(word))) ||
      meanings
        .in([line])
        .some(([meaning = '']) => !words(meaning).every((word) => purposeStems.has(stem(word)))) ||
      named.some(
        (phrase) => isIn(phrase, line) && !words(phrase).every((word) => purposeStems.has(stem(word))),
      );
    return library.passagesOfDrug(drug).flatMap((passage) => {
      if (passage.section !== 'contraindications') return [];
      const lines = passage.lines.filter(
        (line) =>
          !speaksOfAllergy.test(line) &&
          !rulesNothingOut.test(line) &&
          !(isBorn && beforeBirth.test(line)) &&
          isStated(line),
      );
      return lines.length === 0 ? [] : [{ ...passage, lines, text: lines.join('\n') }];
    });
  };
}

/** Returns true if the words of a phrase stand in a line one after the other. */
const isIn = (phrase: string, line: string): boolean =>
  ` ${words(line).join(' ')} `.includes(` ${words(phrase.replaceAll('*', '')).join(' ')} `);

/** Returns the words for what a drug is given for. The condition that it treats does not rule it out. */
function purposesOf({ medication }: Drug): ReadonlySet<string> {
  if (!medication) return new Set();
  const { indications, doses } = medication;
  return new Set([...indications, ...doses.flatMap(({ topic, indication }) => [topic, indication])]);
}
