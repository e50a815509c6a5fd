import { words } from '@oryx/search';
import { drugsOf } from '../../drugs/names.ts';
import type { Facts } from '../../facts.ts';
import type { Library } from '../../library.ts';
import { stemOf } from '../../retrieval/stem.ts';

/** A word of a question: how a page may say it, how much it tells, and the pages that it names. */
export interface Term {
  readonly forms: readonly string[];
  readonly weight: number;
  readonly routes: readonly string[];
  readonly isDrug: boolean;
}

/** Returns the words of a text with a blank at both ends, in which the forms of a word are looked for. */
export const saidOf = (text: string): string => ` ${words(text).join(' ')} `;

/** Returns true if words say a term in one of its forms. */
export const holds = (said: string, { forms }: Term): boolean =>
  forms.some((form) => said.includes(begun(form)));

/** Fewest letters with which a word begins that is another form of it. */
const shortest = 4;

/** Returns how a form begins where it stands among other words. A short one stands there as it is. */
function begun(form: string): string {
  const bare = form.replace(/(?:ing|ed|s)$/, '');
  return bare.length < shortest || form.includes(' ') ? ` ${form} ` : ` ${stemOf(bare)}`;
}

/** Returns the words of a question that a line can hold. Those that only ask for a figure are left out. */
export function termsOf({ question, text, patterns }: Facts, library: Library): Term[] {
  const plain = (form: string) => saidOf(form).trim();
  const same = [...patterns.forms('forms-lines')].map(([form, root]) => [plain(form), plain(root)]);
  const groups = library.conceptsIn(text).map((names) => names.map(plain));
  const [figures, medicine] = [patterns.words('words-figures'), patterns.words('words-medicine')];
  const ofFigures = new Set([...patterns.forms('forms-figures').keys()].map(plain));
  const { isKnown, weight } = library.retrieval;
  return question.asked
    .filter((word) => !figures.has(word) && !medicine.has(word))
    .map((word) => {
      const named = question.mentions.filter(({ words: name }) => name.includes(word));
      const drugs = drugsOf(named);
      const group = same.find((pair) => pair.includes(word))?.[1];
      const isNamed = (name: string) =>
        saidOf(name).includes(` ${word} `) && saidOf(text).includes(saidOf(name));
      const forms = [
        word,
        ...same.filter((pair) => pair[1] === group).flat(),
        ...drugs.flatMap(({ name, medication }) => [name, ...(medication?.synonyms ?? [])]).map(plain),
        ...groups.filter((names) => names.some(isNamed)).flat(),
      ];
      const known = forms.filter(isKnown).map(weight);
      const isTelling = question.keywords.includes(word) && known.length > 0 && !ofFigures.has(word);
      return {
        forms,
        // A word that stands on no page is a paraphrase or misspelt, and tells little.
        weight:
          Math.min(...known, known.length > 0 ? Number.POSITIVE_INFINITY : unknown) * (isTelling ? 1 : 0.5),
        routes: named.flatMap(({ entries }) => entries.map(({ route }) => route)),
        isDrug: drugs.length > 0,
      };
    });
}

/** How much a word tells that stands on no page. */
const unknown = 3;
