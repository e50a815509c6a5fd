/** A figure with the unit of a dose or an energy, where it stands in a text. */
export interface WrittenDose {
  /** Where it ends in the text, behind its unit. */
  readonly end: number;
  readonly text: string;
  /** The amount in the basic unit of its kind, with what it is per, such as `mass 0.1 /kg`. Equal doses have equal keys. */
  readonly keys: readonly string[];
}

/** Each unit in all its spellings: what it counts, and how many basic units it is. */
const units: readonly (readonly [pattern: string, kind: string, factor: number])[] = [
  ['micrograms?|mcg|[uµμ]g', 'mass', 0.001],
  ['nanograms?|ng', 'mass', 0.000_001],
  ['milligram(?:me)?s?|mgs?', 'mass', 1],
  ['kilogram(?:me)?s?|kgs?', 'weight', 1],
  ['gram(?:me)?s?|gm?s?', 'mass', 1000],
  ['millimol(?:e|es)?|mmols?', 'mmol', 1],
  ['milliequivalents?|meq', 'meq', 1],
  ['milli-?lit(?:re|er)s?|mls?|cc', 'volume', 1],
  ['lit(?:re|er)s?|l', 'volume', 1000],
  ['international units?|units?|iu|u', 'unit', 1],
  ['joules?|j', 'joule', 1],
  ['ampoules?|amps?', 'ampoule', 1],
  ['vials?', 'vial', 1],
  ['puffs?|sprays?', 'puff', 1],
  ['drops?', 'drop', 1],
  ['tablets?|tabs?', 'tablet', 1],
];

const numbersInWords: Readonly<Record<string, number>> = {
  ...{ half: 0.5, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, eighty: 80 },
  ...{ hundred: 100, 'a hundred': 100, 'one hundred': 100, thousand: 1000, 'one thousand': 1000 },
};

const inWords = Object.keys(numbersInWords).sort((a, b) => b.length - a.length);
const amount = `\\d{1,3}(?:[,\\s]\\d{3})+(?![\\d])(?:\\.\\d+)?|\\d+(?:[.,·]\\d+)?|\\.\\d+|\\b(?:${inWords.join('|')})\\b`;
const unit = units.map(([pattern]) => pattern).join('|');
/** What may stand between a figure and its unit: spaces and the marks of Markdown. */
const gap = '[\\s*_`~-]*';
/** As in `half a milligram` and `two of the vials`. */
const article = '(?:(?:an?|of|of the)\\s+)?';
const per =
  '(?:\\s*(?:/|\\bper\\b|\\ba\\b|\\beach\\b)\\s*(?:kg|kilogram(?:me)?s?|min(?:ute)?|h(?:ou)?r?|day|24\\s*h(?:ours)?|ml)\\b)*';
const dose = new RegExp(
  `(?<![\\d.,/\\p{L}])(${amount})(?:${gap}(?:-|–|—|to|or|and)${gap}(${amount}))?${gap}${article}(${unit})(?![\\p{L}\\d])(${per})`,
  'giu',
);

/** The doses and energies that stand in a text, in figures or in words. Weights of people are none. */
export function dosesIn(text: string): WrittenDose[] {
  return [...text.matchAll(dose)].flatMap((found) => {
    const [whole, first = '', second, unitText = '', perText = ''] = found;
    const [, kind, factor] =
      units.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(unitText)) ?? [];
    if (kind === undefined || factor === undefined || kind === 'weight') return [];
    const rate = ratesIn(perText);
    const keys = [first, ...(second === undefined ? [] : [second])].map(
      (each) => `${kind} ${Number((numberOf(each) * factor).toPrecision(9))}${rate}`,
    );
    return [{ end: found.index + whole.length, text: whole.trim(), keys }];
  });
}

function numberOf(text: string): number {
  const inWord = numbersInWords[text.toLowerCase()];
  if (inWord !== undefined) return inWord;
  // A comma or a space before three figures parts thousands, otherwise the comma is a decimal one.
  const plain = /^\d{1,3}(?:[,\s]\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(/[,\s]/g, '') : text;
  return Number(plain.replace(/[,·]/, '.'));
}

/** What a dose is per, in a fixed order: `/kg/min` and `per minute per kg` are the same. */
function ratesIn(text: string): string {
  const rates = [...text.toLowerCase().matchAll(/kg|kilo|min|24|h|day|ml/g)].map(([rate]) => rate);
  const known = rates.map((rate) => ({ kilo: 'kg', '24': 'day' })[rate] ?? rate);
  return [...new Set(known)]
    .sort()
    .map((rate) => `/${rate}`)
    .join('');
}
