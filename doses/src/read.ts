import { dimensionOf, inBasicUnit, type Unit } from './units.ts';

/** A rate, a basis or a volume after an amount. An amount per volume is a concentration. */
type Per = 'kg' | 'min' | 'h' | 'day' | 'mL' | 'L' | 'dL';

/** An amount in a text, as somebody typed it. */
export interface ReadAmount {
  /** Position of its first character. */
  readonly start: number;
  /** Position after its last character, rates included. */
  readonly end: number;
  readonly text: string;
  /** One size, or both ends of a range. */
  readonly sizes: readonly number[];
  readonly unit: Unit;
  /** What the amount is per, such as kg and min, each once. */
  readonly per: readonly Per[];
}

/** Units in all spellings. A kilogram is no amount of a drug, so it is read and dropped. */
const units: readonly (readonly [pattern: string, unit: Unit | 'kg'])[] = [
  ['mi[ck]rogram(?:me)?s?|mcgs?|[uµμ]g', 'microgram'],
  ['nanogram(?:me)?s?|ng', 'nanogram'],
  ['milligram(?:me)?s?|mgs?', 'mg'],
  ['kilogram(?:me)?s?|kgs?', 'kg'],
  ['gram(?:me)?s?|gm?s?', 'g'],
  ['millimol(?:e|es)?|mmols?', 'mmol'],
  ['milliequivalents?|meq', 'mEq'],
  ['milli-?lit(?:re|er)s?|mls?|cc', 'mL'],
  ['lit(?:re|er)s?|l', 'L'],
  ['international units?|units?|iu|u', 'unit'],
  ['joules?|j', 'J'],
  ['ampoules?|amps?', 'ampoule'],
  ['vials?', 'vial'],
  ['puffs?|sprays?', 'puff'],
  ['drops?', 'drop'],
  ['tablets?|tabs?', 'tablet'],
];

const unitPatterns = units.map(([pattern, unit]) => [new RegExp(`^(?:${pattern})$`, 'i'), unit] as const);

const wordNumbers: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11 },
  ...{ twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18 },
  ...{ nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80 },
  ...{ ninety: 90, half: 0.5, quarter: 0.25 },
};
const multiples: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000 };
const signs: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** A space within a line. A number never goes on in the next line. */
const space = '[^\\S\\n]';
/** Figures. A comma or a space before exactly three digits groups thousands, unless the number starts with 0. */
const figures = `[1-9]\\d{0,2}(?:(?:,|${space})\\d{3})+(?!\\d)(?:\\.\\d+)?|\\d+(?:[.,·]\\d+)?${space}?[½¼¾]?|\\.\\d+|[½¼¾]`;
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const ones = 'one|two|three|four|five|six|seven|eight|nine';
const teens = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const small = `(?:(?:${tens})(?:[\\s-]+(?:${ones}))?|${teens}|${ones})`;
const part = `(?:an?${space}+)?(?:half|quarter)`;
const andPart = `(?:${space}+and${space}+${part})?`;
const andSmall = `(?:${space}+(?:and${space}+)?${small})?`;
/** What a hundred or a thousand is multiplied by, such as `two`, `1.5` or `half a`. */
const factor = `(?:(?:${small}|\\d+(?:[.,]\\d+)?)${andPart}|${part}(?:${space}+an?)?|an?)${space}+`;
const hundreds = `(?:${factor})?hundred`;
/** Words, such as `twenty-five`, `two hundred and fifty`, `one and a half` or `1.5 million`. */
const inWords = `(?:${hundreds}${space}+|${factor})?(?:thousand|million)(?:${space}+(?:and${space}+)?${hundreds})?${andSmall}|${hundreds}${andSmall}|${small}${andPart}|${part}`;
const number = `${figures}|\\b(?:${inWords})\\b`;
const unit = units.map(([pattern]) => pattern).join('|');
/** Characters allowed between a figure and its unit: spaces and Markdown marks. */
const gap = '[\\s*_`~-]*';
/** Matches articles, as in `half a milligram`, `a quarter of a tablet` and `two of the vials`. */
const article = '(?:(?:an?|of(?:\\s+(?:an?|the))?)\\s+)?';
/** What an amount may be per, in all spellings. */
const perNames: readonly (readonly [pattern: string, per: Per])[] = [
  ['kg|kilogram(?:me)?s?|kilos?', 'kg'],
  ['min(?:ute)?s?', 'min'],
  ['24\\s*h(?:(?:ou)?rs?)?|days?|d', 'day'],
  ['h(?:ou)?r?s?', 'h'],
  ['mls?', 'mL'],
  ['dl', 'dL'],
  ['l|lit(?:re|er)', 'L'],
];
const perPatterns = perNames.map(([pattern, name]) => [new RegExp(`^(?:${pattern})$`, 'i'), name] as const);
const perBefore = '\\s*(?:/|\\b(?:per|an?|each)\\b)\\s*';
const perName = perNames.map(([pattern]) => pattern).join('|');
const onePer = new RegExp(`${perBefore}(${perName})\\b`, 'giu');
const pers = `(?:${perBefore}(?:${perName})\\b)*`;
/**
 * Matches where a number may start: not within another number, a ratio such as 1:1000, a strength such as 5 mg/2 mL
 * or a word. A factor, as in 2x50 mg, is no word.
 */
const start = '(?<![\\d./])(?<!\\d[,:])(?:(?<!\\p{L})|(?<=\\d\\s*[x×]))';
/** For a text in lower case, because the engine takes twice as long to compile it for any case. */
const amount = new RegExp(
  `${start}(${number})(?:${gap}(?:-|–|—|to|or|and)${gap}(${number}))?${gap}${article}(${unit})(?![\\p{L}\\d])(${pers})`,
  'gu',
);

/**
 * Returns a text of the same length in which each letter of `amount` is small: the Latin ones, their two other
 * capitals (the sign for kelvin, the long s), and mu. Other letters could become longer.
 */
function inLowerCase(text: string): string {
  return text.replaceAll(/[A-Z\u212aſ\u039c]/g, (letter) => letter.toUpperCase().toLowerCase());
}

/** Returns the amounts in a text, in figures or in words. Body weights are not amounts of a drug. */
export function readAmounts(text: string): readonly ReadAmount[] {
  return [...inLowerCase(text).matchAll(amount)].flatMap((found) => {
    const [whole, first = '', second, unitText = '', perText = ''] = found;
    const [, read] = unitPatterns.find(([pattern]) => pattern.test(unitText)) ?? [];
    if (read === undefined || read === 'kg') return [];
    return [
      {
        start: found.index,
        end: found.index + whole.length,
        text: text.slice(found.index, found.index + whole.length).trim(),
        sizes: [first, ...(second === undefined ? [] : [second])].map(numberOf),
        unit: read,
        per: persIn(perText),
      },
    ];
  });
}

/**
 * Returns a key for each size of an amount, such as `mass 0.1 /kg`: the amount in the basic unit of its
 * dimension and what it is per. Equal amounts have equal keys.
 */
export function keysOf({ sizes, unit: of, per }: ReadAmount): readonly string[] {
  const rates = [...per].sort().map((each) => `/${each}`);
  return sizes.map(
    (size) => `${dimensionOf(of)} ${Number(inBasicUnit(size, of).toPrecision(9))}${rates.join('')}`,
  );
}

function numberOf(text: string): number {
  const lower = text.toLowerCase();
  if (/[a-z]/.test(lower)) return numberInWords(lower);
  const [, figure = '', sign = ''] = /^(.*?)\s*([½¼¾]?)$/.exec(lower) ?? [];
  // A comma or space before exactly three digits groups thousands. Otherwise a comma is the decimal
  // separator.
  const isGrouped = /^[1-9]\d{0,2}(?:[,\s]\d{3})+(?:\.\d+)?$/.test(figure);
  const plain = isGrouped ? figure.replaceAll(/[,\s]/g, '') : figure.replace(/[,·]/, '.');
  return Number(plain) + (signs[sign] ?? 0);
}

/** Returns the number that words mean, such as 250 for `two hundred and fifty` or 1.5 for `one and a half`. */
function numberInWords(text: string): number {
  let total = 0;
  let group = 0;
  for (const word of text.split(/[\s-]+/).filter((each) => !['', 'and', 'a', 'an'].includes(each))) {
    const multiple = multiples[word];
    if (multiple === undefined) group += wordNumbers[word] ?? Number(word.replace(',', '.'));
    else if (multiple === 100) group = (group || 1) * multiple;
    else {
      total += (group || 1) * multiple;
      group = 0;
    }
  }
  return total + group;
}

/** Returns what an amount is per, in one order, so that `/kg/min` and `per minute per kg` are equal. */
function persIn(text: string): readonly Per[] {
  const named = [...text.matchAll(onePer)].flatMap(([, name = '']) => {
    const [, found] = perPatterns.find(([pattern]) => pattern.test(name)) ?? [];
    return found ?? [];
  });
  return [...new Set(named)].sort();
}
