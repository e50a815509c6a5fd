/** Spellings that differ by country and mean the same, each brought to one form. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ae|oe/g, 'e'],
  [/ph/g, 'f'],
  [/our$/, 'or'],
  [/is(e|ed|ing|ation)$/, 'iz$1'],
  [/tre$/, 'ter'],
  [/lyse$/, 'lyze'],
];

/** Words that say nothing about what is looked for. */
const emptyWords = new Set(
  'a about an and are as at by for from give given how i in is it much of on or that the to what when which with'.split(
    ' ',
  ),
);

/** Words that say what the reader wants to know of the thing; they are left out where they match nothing. */
const asides = new Set(
  words(
    'algorithm algorithms amount approach calculate calculation calculator dosage dosages dose doses dosing drug drugs emergency guide guideline guidelines infusion injection intramuscular intravenous im iv io sc po management managing max maximum medication medicine mg ml per protocol protocols score scale rate treat treating treatment use using acute patient',
  ),
);

/** The words of a text as they are compared: lower case, no accents, in one spelling, singular. */
export function words(text: string): string[] {
  return pieces(text).map(comparable);
}

/** The words of a query that say what is looked for; all of them if none does. */
export function tellingWords(all: readonly string[]): readonly string[] {
  const telling = all.filter((word) => !emptyWords.has(word));
  return telling.length > 0 ? telling : all;
}

/** The words of a query without those that ask for a part of the answer; all of them if nothing is left. */
export function withoutAsides(all: readonly string[]): readonly string[] {
  const rest = all.filter((word) => !asides.has(word));
  return rest.length > 0 ? rest : all;
}

/** A text without what tells `CURB-65` from `curb 65`, to compare names as wholes. */
export function keyOf(text: string): string {
  return words(text).join('');
}

/** Every form in which a text is indexed: as it is written, as it is compared, and compounds as one word. */
export function indexForms(text: string): string[] {
  const plain = plainOf(text);
  const compounds = plain.match(/[\p{L}\p{N}]+(?:[-/.][\p{L}\p{N}]+)+/gu) ?? [];
  const joined = compounds.map((compound) => compound.replaceAll(/[-/.]/g, ''));
  const written = [...pieces(text), ...joined].filter((word) => !emptyWords.has(word));
  return written.flatMap((word) => [...new Set([word, comparable(word)])]);
}

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
  const spelled = spellings.reduce((before, [from, to]) => before.replace(from, to), word);
  return spelled.length > 3 ? spelled.replace(/(?<![suiy])s$/, '') : spelled;
}
