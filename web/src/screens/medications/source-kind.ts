/**
 * The kinds of sources by the words of their titles. The first row that fits counts, and the weaker kinds
 * come first: a copy of a guideline is not that guideline.
 */
const kinds: readonly (readonly [kind: string | null, words: RegExp])[] = [
  [null, /general clinical knowledge/i],
  [
    'label',
    /\b(labels?|inserts?|leaflets?|prescribing information|product (characteristics|information)|data sheets?)\b/i,
  ],
  [
    'teaching page',
    /\b(training|teaching|study cards|lesson|notes?|pages?|pearls|wiki\w*|medscape|textbook|copy|copies|mirror|pocket reference|emdrugs|fpnotebook|gpnotebook|summary|calculator|report|standing orders)\b/i,
  ],
  [
    'guideline',
    /\b(guidelines?|guidance|standard treatment|council|association|society|college|essential drugs|formulary|pocket book|world health organization|algorithm)\b/i,
  ],
  ['article', /\b(journal|trial|review|et al|bmj|analysis)\b/i],
];

/** Returns the kind of a source, such as `guideline`, from its title. Null if the title does not tell. */
export const sourceKind = (title: string): string | null =>
  kinds.find(([, words]) => words.test(title))?.[0] ?? null;
