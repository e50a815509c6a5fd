/** Regional spellings, each mapped to one form. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ae|oe/g, 'e'],
  [/ph/g, 'f'],
  [/our$/, 'or'],
  [/is(e|ed|ing|ation)$/, 'iz$1'],
  [/tre$/, 'ter'],
  [/lyse$/, 'lyze'],
];

/** Number of words to keep the comparable form of. The content has fewer, and repeats them. */
const mostKept = 20_000;
const kept = new Map<string, string>();

/** Stop words. */
const emptyWords = new Set(
  'a about an and are as at by for from give given how i in is it much of on or that the to what when which with'.split(
    ' ',
  ),
);

/** Words that request a kind of answer. */
const kinds: Readonly<Record<string, string>> = {
  medication:
    'dosage dosages dose doses dosing drug drugs infusion injection medication medications medicine',
  algorithm:
    'algorithm algorithms approach flowchart manage management managing protocol protocols treat treating treatment',
  calculator: 'calculate calculation calculator classification criteria formula scale score scores',
  guideline: 'guide guideline guidelines recommendation recommendations reference references',
};

const kindOfWord = new Map(
  Object.entries(kinds).flatMap(([kind, of]) => words(of).map((word) => [word, kind] as const)),
);

/** Words that only refine what the reader wants to know. */
const asides = new Set(
  words(
    'acute agent agents amount card chart emergency im intramuscular intravenous io iv max maximum mg ml patient patients per po rate relief sc use using',
  ),
);

/** Returns the normalised words of a text: lower case, without accents, in one spelling, singular. */
export function words(text: string): string[] {
  return pieces(text).map(comparable);
}

/** Returns the keywords of a query, or all words if there is no keyword. */
export function tellingWords(all: readonly string[]): readonly string[] {
  const telling = all.filter((word) => !emptyWords.has(word));
  return telling.length > 0 ? telling : all;
}

/**
 * Returns the words of a query without those that request a part or a kind of answer, or all words if nothing
 * is left.
 */
export function withoutAsides(all: readonly string[]): readonly string[] {
  const rest = all.filter((word) => !asides.has(word) && !kindOfWord.has(word));
  return rest.length > 0 ? rest : all;
}

/** Returns the types of entries that a query requests, such as calculators by the word `score`. */
export function kindsIn(all: readonly string[]): ReadonlySet<string> {
  return new Set(all.flatMap((word) => kindOfWord.get(word) ?? []));
}

/** Returns every indexed form of a text: as written, normalised, and compounds as one word. */
export function indexForms(text: string): string[] {
  // A pattern for compounds alone would be tried at each letter of every other word.
  const all = plainOf(text).match(/[\p{L}\p{N}]+(?:[-/.][\p{L}\p{N}]+)*/gu) ?? [];
  return all
    .flatMap((word) => (joints.test(word) ? [...word.split(joints), word.split(joints).join('')] : word))
    .filter((word) => !emptyWords.has(word))
    .flatMap((word) => {
      const form = comparable(word);
      return form === word ? word : [word, form];
    });
}

/** Joins the parts of a compound. */
const joints = /[-/.]/;

function pieces(text: string): string[] {
  return plainOf(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function plainOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}'’]/gu, '')
    .toLowerCase();
}

function comparable(word: string): string {
  // A word this short is an abbreviation, such as AED.
  if (word.length < 4) return word;
  const known = kept.get(word);
  if (known !== undefined) return known;
  const form = comparableForm(word);
  if (kept.size >= mostKept) kept.clear();
  kept.set(word, form);
  return form;
}

function comparableForm(word: string): string {
  const spelled = spellings.reduce((before, [from, to]) => before.replace(from, to), word);
  // Without its `s` the name of the early warning score would be an ordinary word.
  return spelled.length > 3 ? spelled.replace(/(?<![suiyo]|^new)s$/, '') : spelled;
}
